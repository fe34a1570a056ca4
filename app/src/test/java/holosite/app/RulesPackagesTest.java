package holosite.app;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;

/**
 * The rooms of the rules have walls: kernel (card, table, decision, log, state), compiled texts,
 * the rooms, the compilers above the rooms, and on top the book of what is offered, performed and
 * put right. Every arrow between them points downwards.
 */
@AnalyzeClasses(packages = "holosite.rules", importOptions = ImportOption.DoNotIncludeTests.class)
final class RulesPackagesTest {

    @ArchTest
    static void thePackagesFormNoCycle(JavaClasses classes) {
        PackageCycles.check(classes, "holosite.rules");
    }
}
