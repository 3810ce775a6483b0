package org.junit.jupiter.api;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Stands in for the annotation of this name: found by its name, as the real one is. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Test {}
