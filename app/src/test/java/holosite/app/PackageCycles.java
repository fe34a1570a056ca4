package holosite.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SliceRule;
import java.util.ArrayList;
import java.util.List;

/**
 * The packages of a module depend on each other in one direction only. An allow list names the
 * dependencies that may close a cycle; an entry that is no longer needed fails the check, so the
 * list can only shrink.
 */
final class PackageCycles {
    /** One package uses another, both written relative to the module, as in {@code "a -> b"}. */
    private record Allowed(String from, String to) {
        static Allowed of(String text) {
            String[] ends = text.split(" -> ", -1);
            if (ends.length != 2) {
                throw new IllegalArgumentException("not of the form \"from -> to\": " + text);
            }
            return new Allowed(ends[0], ends[1]);
        }

        @Override
        public String toString() {
            return from + " -> " + to;
        }
    }

    private PackageCycles() {}

    /**
     * Fails if packages of the module form a cycle.
     *
     * @param module the module's base package, as in {@code "holosite.rules"}
     * @param allowed dependencies that may close a cycle, as in {@code "figure -> standing"}; the
     *     base package itself is written {@code "."}
     */
    static void check(JavaClasses classes, String module, String... allowed) {
        List<Allowed> list = List.of(allowed).stream().map(Allowed::of).toList();
        JavaClasses own = classes.that(resideInAPackage(module + ".."));
        rule(module, list).check(own);
        for (Allowed one : list) {
            var others = new ArrayList<>(list);
            others.remove(one);
            if (!rule(module, others).evaluate(own).hasViolation()) {
                throw new AssertionError(
                        "'%s' closes no cycle in %s any more: take it off the allow list"
                                .formatted(one, module));
            }
        }
    }

    private static SliceRule rule(String module, List<Allowed> allowed) {
        SliceRule rule = slices().assignedFrom(packagesOf(module)).should().beFreeOfCycles();
        for (Allowed one : allowed) {
            rule =
                    rule.ignoreDependency(
                            resideInAPackage(full(module, one.from)),
                            resideInAPackage(full(module, one.to)));
        }
        return rule;
    }

    private static String full(String module, String name) {
        return name.equals(".") ? module : module + "." + name;
    }

    private static SliceAssignment packagesOf(String module) {
        return new SliceAssignment() {
            @Override
            public SliceIdentifier getIdentifierOf(JavaClass type) {
                return SliceIdentifier.of(type.getPackageName());
            }

            @Override
            public String getDescription() {
                return "the packages of " + module;
            }
        };
    }
}
