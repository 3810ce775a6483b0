package gov.nasa.jpf.jvm;

/** The same class where earlier versions of Java PathFinder had it. */
public class Verify extends gov.nasa.jpf.vm.Verify {}
