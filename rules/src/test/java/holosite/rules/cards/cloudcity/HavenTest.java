package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Haven. */
class HavenTest {
    private static final String HAVEN = "Haven";

    private static Position haven() {
        return table().system("Hoth", LIGHT)
                .on("Hoth", HAVEN)
                .system("Tatooine", DARK)
                .site("Hoth: Ice Plains (5th Marker)", DARK)
                .force(LIGHT, 9)
                .force(DARK, 9);
    }

    @Test
    void itIsFoundedAtOneOfItsSystemsOnly() {
        var scene =
                table().system("Hoth", LIGHT)
                        .system("Tatooine", DARK)
                        .system("Alderaan", DARK)
                        .system("Yavin 4", LIGHT)
                        .site("Hoth: Ice Plains (5th Marker)", DARK)
                        .hand(LIGHT, HAVEN)
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(hosts(scene, HAVEN)).containsExactlyInAnyOrder("Hoth", "Alderaan", "Yavin 4");
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, X-wing, Hoth, -2",
        "LIGHT, Nebulon-B Frigate, Hoth, -2",
        "LIGHT, X-wing, Tatooine, 0",
        "DARK, Victory-Class Star Destroyer, Hoth, 0",
        "LIGHT, Dutch, Corellian Corvette, -1",
        "LIGHT, Rebel Trooper, Corellian Corvette, 0",
        "DARK, DS-61-2, Devastator, 0"
    })
    void starshipsAndPilotsOfItsPlayerAreCheaperThere(
            Side side, String card, String where, double change) {
        var scene =
                haven().at("Hoth", "Corellian Corvette", "Devastator")
                        .hand(side, card)
                        .turn(side, Phase.DEPLOY);

        assertThat(scene.deployCost(card, where) - scene.printed(Figure.DEPLOY_COST, card))
                .isEqualTo(change);
    }

    @Test
    void oncePerBattleThereItsPlayerMayAddABattleDestiny() {
        var scene =
                haven().at("Hoth", "Home One", "Executor")
                        .pilot("Home One", "Luke Skywalker")
                        .pilot("Executor", "Darth Vader")
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Hoth");
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(1);
        scene.use(HAVEN).passResponses().mayNot("use " + HAVEN);
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(2);
        assertThat(battleDestinies(scene, DARK)).isEqualTo(1);

        var elsewhere =
                haven().at("Tatooine", "Home One", "Executor")
                        .pilot("Home One", "Luke Skywalker")
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Tatooine");
        elsewhere.mayNot("use " + HAVEN);
    }

    @Test
    void itIsCanceledWhenTheOpponentControlsTheSystem() {
        assertThat(haven().at("Hoth", "TIE Scout").turn(DARK, Phase.CONTROL).lost(LIGHT))
                .contains(HAVEN);
        var held = haven().at("Hoth", "TIE Scout", "X-wing").turn(DARK, Phase.CONTROL);
        assertThat(held.isOnTable(HAVEN)).isTrue();
        var ground =
                haven().at("Hoth: Ice Plains (5th Marker)", "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        assertThat(ground.isOnTable(HAVEN)).isTrue();
    }
}
