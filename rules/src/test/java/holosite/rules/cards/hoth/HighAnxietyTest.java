package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** High Anxiety. */
class HighAnxietyTest {
    private static final String ANXIETY = "High Anxiety";
    private static final String SEARCH = "He Hasn't Come Back Yet";

    /** Somebody of the Light Side goes missing on the plains. */
    private static Scene goesMissing(String who, Position position) {
        var scene =
                position.at(PLAINS, who)
                        .hand(DARK, ANXIETY, SEARCH)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.CONTROL)
                        .play(SEARCH);
        return scene.offered().contains(who) ? scene.choose(who) : scene;
    }

    @Test
    void itDeploysOnAnAbleRebelOfTheSamePlanet() {
        var scene =
                goesMissing(
                        "Han Solo",
                        table().site(PERIMETER, DARK)
                                .at(PERIMETER, "Luke Skywalker", "Princess Leia", "Rebel Scout")
                                .at(PERIMETER, "Brainiac", "Darth Vader", "Owen Lars")
                                .at(CANTINA, "Obi-Wan Kenobi"));
        scene.passUntil("deploy " + ANXIETY).deploy(ANXIETY);
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("Luke Skywalker", "Princess Leia", "Owen Lars");
        scene.choose("Luke Skywalker").passResponses();
        assertThat(scene.hostOf(ANXIETY)).isEqualTo("Luke Skywalker");
    }

    @ParameterizedTest
    @CsvSource({"Han Solo, true", "Dutch, false"})
    void onlyForAnAbleCharacterWhoIsMissing(String missing, boolean deploys) {
        var scene = goesMissing(missing, table().at(PERIMETER, "Luke Skywalker"));
        if (deploys) {
            scene.passUntil("deploy " + ANXIETY);
        } else {
            mayNotInThisPhase(scene, "deploy " + ANXIETY);
        }
    }

    @Test
    void notForOnesOwn() {
        var scene = goesMissing("Darth Vader", table().at(PERIMETER, "Luke Skywalker"));
        mayNotInThisPhase(scene, "deploy " + ANXIETY);
    }

    private static Position worried() {
        return table().site(PERIMETER, DARK)
                .site(FARM, DARK)
                .at(PERIMETER, "Luke Skywalker", "Rebel Trooper", "Stormtrooper")
                .at(PLAINS, "Han Solo", "Rebel Scout")
                .missing("Han Solo")
                .on("Luke Skywalker", ANXIETY)
                .aimed(ANXIETY, "Han Solo");
    }

    @Test
    void theRebelTakesNoPartInBattles() {
        var scene =
                worried()
                        .on("Stormtrooper", "Imperial Blaster")
                        .force(DARK, 4)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(PERIMETER);
        assertThat(scene.has("Luke Skywalker", Flag.EXCLUDED)).isTrue();
        assertThat(scene.has("Rebel Trooper", Flag.EXCLUDED)).isFalse();
        assertThat(scene.isOnTable(ANXIETY)).isTrue();
    }

    @Test
    void itEndsWhenTheMissingIsFound() {
        var scene = worried().nextDestiny(LIGHT, 6).turn(LIGHT, Phase.CONTROL);
        scene.answer("search " + PLAINS).passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.isMissing("Han Solo")).isFalse();
        assertThat(scene.isOnTable(ANXIETY)).isFalse();
        assertThat(scene.lost(DARK)).contains(ANXIETY);
    }

    @Test
    void andWhenHeIsLost() {
        var scene =
                worried()
                        .system("Hoth", DARK)
                        .on("Hoth", "Sunsdown")
                        .hand(DARK, "Exhaustion")
                        .turn(DARK, Phase.CONTROL);
        scene.play("Exhaustion", 2).passUntil(DARK);
        assertThat(scene.lost(LIGHT)).contains("Han Solo");
        assertThat(scene.isOnTable(ANXIETY)).isFalse();
    }
}
