package holosite.glossary.harness;

import holosite.glossary.Claim;
import java.lang.reflect.AnnotatedElement;
import java.util.List;
import java.util.Optional;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;

/** The claims that {@link Claim} names on the method or class a test comes from. */
final class NamedClaims {
    private NamedClaims() {}

    static List<String> on(Optional<TestSource> source) {
        return source.flatMap(NamedClaims::element)
                .map(element -> element.getAnnotation(Claim.class))
                .map(claim -> List.of(claim.value()))
                .orElse(List.of());
    }

    private static Optional<AnnotatedElement> element(TestSource source) {
        return switch (source) {
            case MethodSource method -> Optional.of(method.getJavaMethod());
            case ClassSource type -> Optional.of(type.getJavaClass());
            default -> Optional.empty();
        };
    }

    /** {@code package.Class#method}, or the class alone. */
    static Optional<String> place(TestSource source) {
        return switch (source) {
            case MethodSource method ->
                    Optional.of(method.getClassName() + "#" + method.getMethodName());
            case ClassSource type -> Optional.of(type.getClassName());
            default -> Optional.empty();
        };
    }
}
