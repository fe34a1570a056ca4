package holosite.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import holosite.rules.state.GameState;

/**
 * A game is played through its door. What changes a game from inside is for the rules alone; only
 * the simulation, which checks the rules, may look behind it.
 */
@AnalyzeClasses(packages = "holosite", importOptions = ImportOption.DoNotIncludeTests.class)
final class GameDoorTest {
    @ArchTest
    static final ArchRule onlyTheRulesAndTheSimulationSeeTheInsideOfAGame =
            noClasses()
                    .that()
                    .resideOutsideOfPackages("holosite.rules..", "holosite.bots.sim..")
                    .and()
                    .doNotBelongToAnyOf(GameDoorTest.class)
                    .should()
                    .dependOnClassesThat()
                    .areAssignableTo(GameState.class)
                    .because("a client answers decisions; it cannot push steps");
}
