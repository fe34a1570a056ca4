package holosite.glossary;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the claims a test shows, by id: {@code @Claim("dagobah#2")}, or {@code @Claim({"dagobah#2",
 * "dagobah#3"})}. A test shows a claim only if breaking the rule would break the test.
 *
 * <p>On a class it speaks for every test in it. A parameterised or dynamic test shows its claims
 * when all its invocations pass. An id that is not in the glossary stops the run before its first
 * test. Tests that learn their claims only while running, such as scenario files, call {@link
 * holosite.glossary.harness.ShownClaims#record} instead.
 */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Claim {
    String[] value();
}
