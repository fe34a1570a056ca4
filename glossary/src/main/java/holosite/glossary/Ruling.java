package holosite.glossary;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the rulings a test shows, by id: {@code @Ruling("search-parties")}. Like a {@link Claim}, a
 * ruling is shown only if deciding otherwise would break the test.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Ruling {
    String[] value();
}
