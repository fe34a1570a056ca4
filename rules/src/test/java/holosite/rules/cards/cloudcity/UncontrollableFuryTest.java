package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Uncontrollable Fury. */
class UncontrollableFuryTest {
    private static final String FURY = "Uncontrollable Fury";

    @Test
    void heIsStrongerByTwo() {
        var scene =
                table().at(CANTINA, "Darth Vader")
                        .on("Darth Vader", FURY)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Darth Vader")).isEqualTo(6 + 2);
    }

    @Test
    void itDeploysOnVaderForFree() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Grand Moff Tarkin")
                        .hand(LIGHT, FURY)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(FURY).passResponses();
        assertThat(scene.hostOf(FURY)).isEqualTo("Darth Vader");
    }

    @ParameterizedTest
    @CsvSource({"true, 3", "false, 4"})
    void heAddsNothingToBattleDestiny(boolean furious, int destiny) {
        var position =
                table().at(CANTINA, "Darth Vader", "Obi-Wan Kenobi")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 3);
        if (furious) {
            position.on("Darth Vader", FURY);
        }
        var scene = position.turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passWeapons();
        scene.answerDefaults(() -> Double.isNaN(scene.battleDestiny(DARK)));
        assertThat(scene.battleDestiny(DARK)).isEqualTo(destiny);
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void tarkinCancelsNoDestinyBesideHim(boolean furious) {
        var position =
                table().at(CANTINA, "Darth Vader", "Grand Moff Tarkin", "Obi-Wan Kenobi")
                        .force(DARK, 3)
                        .nextDestiny(LIGHT, 3);
        if (furious) {
            position.on("Darth Vader", FURY);
        }
        var scene = position.turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA);
        scene.answerDefaults(() -> scene.inBattle() && !scene.isOffered("use Grand Moff Tarkin"));
        assertThat(scene.isOffered("use Grand Moff Tarkin")).isEqualTo(!furious);
    }

    @ParameterizedTest
    @CsvSource({
        "Obi-Wan Kenobi, false, 2",
        "Commander Luke Skywalker, false, 2",
        "Han Solo, false, 0",
        "Obi-Wan Kenobi, true, 0",
        "Rebel Trooper, false, 0"
    })
    void aQuietTurnCostsTheDarkSideTwoForce(String rebel, boolean battled, int loss) {
        var position = table().at(CANTINA, "Darth Vader").on("Darth Vader", FURY).at(BAY, rebel);
        if (battled) {
            position.battled("Darth Vader");
        }
        var scene = position.turn(DARK, Phase.DRAW);
        scene.passUntil(LIGHT, Phase.ACTIVATE);
        assertThat(scene.lost(DARK)).hasSize(loss);
    }

    @Test
    void theLightSidesOwnTurnsDoNotMatter() {
        var scene =
                table().at(CANTINA, "Darth Vader")
                        .on("Darth Vader", FURY)
                        .at(BAY, "Obi-Wan Kenobi")
                        .turn(LIGHT, Phase.DRAW);
        scene.passUntil(DARK, Phase.ACTIVATE);
        assertThat(scene.lost(DARK)).isEmpty();
    }

    @Test
    void alterDoesNotReachIt() {
        table().at(CANTINA, "Darth Vader")
                .on("Darth Vader", FURY)
                .hand(DARK, "Alter (1_234)")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Alter");
    }

    @Test
    void othersInBattleWithHimCancelDestiniesAsEver() {
        table().at(CANTINA, "Darth Vader", "Han Solo (1_11)", "Obi-Wan Kenobi")
                .on("Darth Vader", FURY)
                .force(DARK, 3)
                .force(LIGHT, 3)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .passWeapons()
                .passUntil("use Han Solo");
    }
}
