package holosite.app;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;

/**
 * The layers of the language, from the bottom to the top: {@code prose}, {@code card}, {@code
 * filter}, {@code amount}, {@code condition}, {@code effect}, {@code ability}, and the card as a
 * whole in the base package.
 */
@AnalyzeClasses(
        packages = "holosite.language",
        importOptions = ImportOption.DoNotIncludeTests.class)
final class LanguagePackagesTest {

    @ArchTest
    static void thePackagesFormNoCycle(JavaClasses classes) {
        PackageCycles.check(
                classes,
                "holosite.language",
                // A filter compares a figure with an amount.
                "filter -> amount",
                // An amount can depend on a condition.
                "amount -> condition",
                // An effect can leave an ability behind for a while.
                "effect -> ability");
    }
}
