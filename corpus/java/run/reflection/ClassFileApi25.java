// jdk: 25+
import java.lang.classfile.*;
import java.lang.classfile.attribute.*;
import java.lang.classfile.instruction.*;
import java.lang.constant.*;
import java.lang.reflect.*;
import java.lang.invoke.*;
import java.util.*;
import static java.lang.constant.ConstantDescs.*;
public class ClassFileApi25 {
    static int helper(int a) {
        return a * 3;
    }
    public static void main(String[] args) throws Throwable {
        byte[] b = ClassFile.of().build(ClassDesc.of("Gen"), cb -> cb.withFlags(AccessFlag.PUBLIC, AccessFlag.FINAL).withField("cnt", CD_int, ClassFile.ACC_STATIC | ClassFile.ACC_PUBLIC).withMethodBody("fact", MethodTypeDesc.of(CD_long, CD_int), ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, c -> {
            Label loop = c.newLabel(), end = c.newLabel();
            c.lconst_1().lstore(1).labelBinding(loop).iload(0).ifle(end).lload(1).iload(0).i2l().lmul().lstore(1).iinc(0, -1).goto_(loop).labelBinding(end).getstatic(ClassDesc.of("Gen"), "cnt", CD_int).iconst_1().iadd().putstatic(ClassDesc.of("Gen"), "cnt", CD_int).lload(1).lreturn();
        }).withMethodBody("greet", MethodTypeDesc.of(CD_String, CD_String), ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, c -> c.aload(0).ifThenElse(Opcode.IFNULL, x -> x.ldc("nobody").areturn(), x -> x.ldc("hi ").aload(0).invokevirtual(CD_String, "concat", MethodTypeDesc.of(CD_String, CD_String)).areturn())).withMethodBody("sw", MethodTypeDesc.of(CD_int, CD_int), 9, c -> {
            Label a1 = c.newLabel(), d = c.newLabel();
            c.iload(0).tableswitch(1, 2, d, List.of(SwitchCase.of(1, a1), SwitchCase.of(2, d))).labelBinding(a1).bipush(77).ireturn().labelBinding(d).iconst_m1().ireturn();
        }).withMethodBody("tr", MethodTypeDesc.of(CD_String), 9, c -> c.trying(t -> t.iconst_1().iconst_0().idiv().pop().ldc("none").areturn(), cc -> cc.catching(ClassDesc.of("java.lang.ArithmeticException"), x -> x.invokevirtual(ClassDesc.of("java.lang.Throwable"), "getMessage", MethodTypeDesc.of(CD_String)).areturn())).aconst_null().areturn()));
        Class<?> g = MethodHandles.lookup().defineClass(b);
        System.out.println(g.getMethod("fact", int.class).invoke(null, 10) + " " + g.getField("cnt").get(null) + g.getMethod("greet", String.class).invoke(null, "bob") + g.getMethod("greet", String.class).invoke(null, (Object) null) + g.getMethod("sw", int.class).invoke(null, 1) + g.getMethod("sw", int.class).invoke(null, 5) + g.getMethod("tr").invoke(null));
        ClassModel cm = ClassFile.of().parse(ClassFileApi25.class.getResourceAsStream("ClassFileApi25.class").readAllBytes());
        System.out.println(cm.thisClass().asInternalName() + " " + cm.majorVersion() + cm.methods().stream().map(m -> m.methodName().stringValue() + m.methodTypeSymbol().displayDescriptor()).filter(s -> !s.startsWith("lambda")).toList() + cm.flags().flags() + cm.superclass().get().asSymbol().displayName());
        for (MethodModel m : cm.methods()) if (m.methodName().equalsString("helper")) for (CodeElement e : m.code().get()) switch (e) {
            case LoadInstruction l -> System.out.println("load " + l.slot() + l.typeKind());
            case ConstantInstruction k -> System.out.println("const " + k.constantValue());
            case OperatorInstruction o -> System.out.println("op " + o.opcode());
            case ReturnInstruction r -> System.out.println("ret " + r.typeKind());
            case LineNumber n -> System.out.println("line " + n.line());
            default -> {
            }
        }
        byte[] tr = ClassFile.of().transformClass(ClassFile.of().parse(b), ClassTransform.transformingMethodBodies(m -> m.methodName().equalsString("sw"), (cb, e) -> {
            if (e instanceof ConstantInstruction c && c.constantValue().equals(77)) cb.sipush(1234);
            else cb.with(e);
        }));
        Class<?> h = MethodHandles.lookup().defineHiddenClass(tr, true).lookupClass();
        System.out.println(h.getMethod("sw", int.class).invoke(null, 1) + " " + h.isHidden() + ClassFile.of().verify(b).size());
        try {
            ClassFile.of().build(ClassDesc.of("Bad"), cb -> cb.withMethodBody("m", MTD_void, 9, c -> c.iadd().return_()));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage().lines().findFirst().get());
        }
        System.out.println(MethodTypeDesc.ofDescriptor("(I[J)V").displayDescriptor() + ClassDesc.ofDescriptor("[I").displayName() + DynamicConstantDesc.ofNamed(BSM_NULL_CONSTANT, "n", CD_String));
    }
}
