package holosite.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import holosite.rules.Game;
import holosite.rules.table.Table;
import holosite.rules.tell.Explainer;
import holosite.rules.tell.Perspective;
import holosite.rules.view.View;
import holosite.server.table.game.DelayedView;
import holosite.server.table.game.PlayedGame;
import holosite.server.table.game.TableState;
import holosite.server.table.game.TableView;
import holosite.server.table.game.TableViews;
import java.util.Set;

/**
 * What is written to players and spectators is made from what they may know, and from nothing else:
 * the packages that write it cannot reach a game, or a table with its hands and decks.
 */
@AnalyzeClasses(packages = "holosite", importOptions = ImportOption.DoNotIncludeTests.class)
final class MessageSourcesTest {
    private static final Set<String> WHOLE =
            Set.of(
                    Game.class.getName(),
                    "holosite.rules.state.GameState",
                    Table.class.getName(),
                    TableState.class.getName(),
                    PlayedGame.class.getName(),
                    DelayedView.class.getName(),
                    "holosite.server.table.game.TableGame",
                    "holosite.server.table.game.GamePart",
                    "holosite.server.table.game.PackedGame");

    private static final DescribedPredicate<JavaClass> A_WHOLE_GAME =
            DescribedPredicate.describe(
                    "a game or table with all it hides", one -> WHOLE.contains(one.getName()));

    @ArchTest
    static final ArchRule messagesAreMadeFromWhatTheirReadersMayKnow =
            noClasses()
                    .that()
                    .resideInAnyPackage(
                            "holosite.server.message..",
                            "holosite.server.wire..",
                            "holosite.server.table.feed..",
                            "holosite.server.table.socket..")
                    .should()
                    .dependOnClassesThat(A_WHOLE_GAME)
                    .because("whoever cannot reach a hidden card cannot send it");

    @ArchTest
    static final ArchRule whatIsKnownLeadsToNothingElse =
            noMethods()
                    .that()
                    .areDeclaredInClassesThat()
                    .belongToAnyOf(
                            Perspective.class,
                            View.class,
                            Explainer.class,
                            TableView.class,
                            TableViews.class)
                    .and()
                    .arePublic()
                    .should()
                    .haveRawReturnType(A_WHOLE_GAME)
                    .because("a view that hands out its game is no view");
}
