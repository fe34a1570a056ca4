package holosite.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import holosite.rules.state.GameState;

/**
 * A game is played through its door. What changes a game from inside is for the rules alone; only
 * the simulation, which checks the rules, the solver of puzzles, which compares positions, the
 * training, which learns from them, and the lab, which counts what took Force, may look behind it:
 * none is a bot. A bot that searches looks into games it imagines, and is never given another.
 */
@AnalyzeClasses(packages = "holosite", importOptions = ImportOption.DoNotIncludeTests.class)
final class GameDoorTest {
    @ArchTest
    static final ArchRule onlyTheRulesTheSimulationAndTheSolverSeeTheInsideOfAGame =
            noClasses()
                    .that()
                    .resideOutsideOfPackages(
                            "holosite.rules..",
                            "holosite.bots.sim..",
                            "holosite.bots.lab..",
                            "holosite.bots.solver..",
                            "holosite.bots.search..",
                            "holosite.bots.training..")
                    .and()
                    .doNotBelongToAnyOf(GameDoorTest.class)
                    .should()
                    .dependOnClassesThat()
                    .areAssignableTo(GameState.class)
                    .because("a client answers decisions; it cannot push steps");
}
