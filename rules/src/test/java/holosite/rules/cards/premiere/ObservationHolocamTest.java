package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Action;
import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Actions;
import holosite.language.words.Amounts;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.table.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Observation Holocam. */
class ObservationHolocamTest {
    private static Position watched() {
        return watched(table());
    }

    private static Position watched(Position table) {
        return table.site(MOS_EISLEY, DARK)
                .site(BAY, DARK)
                .site(PLAINS, DARK)
                .on(MOS_EISLEY, "Observation Holocam")
                .at(MOS_EISLEY, "Stormtrooper", "Luke Skywalker (1_19)")
                .at(BAY, "Darth Vader", "R2-X2", "Bantha")
                .at(PLAINS, "Grand Moff Tarkin")
                .force(LIGHT, 1)
                .force(DARK, 1);
    }

    @Test
    void thePowerOfOneCharacterNextToTheBattleIsAdded() {
        var scene = watched().turn(LIGHT, Phase.BATTLE).battleAt(MOS_EISLEY);
        double before = scene.totalPower(MOS_EISLEY, DARK);
        scene.passUntil("use Observation Holocam").use("Observation Holocam").passResponses();
        assertThat(scene.totalPower(MOS_EISLEY, DARK)).isEqualTo(before + 6);
        assertThat(scene.totalPower(MOS_EISLEY, LIGHT)).isEqualTo(3);
        scene.mayNot("use Observation Holocam");
        assertThat(scene.locationOf("Darth Vader")).isEqualTo(BAY);
    }

    /** An Interrupt that weakens whoever was watched changes no more what he has added. */
    @Test
    void whatHeAddsIsSettledAtOnce() {
        var weakens =
                Kinds.usedInterrupt("Plain Weakening", LIGHT, "0_1")
                        .destiny(3)
                        .says(
                                Actions.used(
                                        Action.at(When.anyTime())
                                                .target("who", Filters.persona("Vader"))
                                                .then(
                                                        Effects.thisTurn(
                                                                Modifier.add(
                                                                        Figure.POWER,
                                                                        Amounts.number(-4),
                                                                        Filters.chosen("who"))))));
        var scene =
                watched(tableWith(weakens))
                        .hand(LIGHT, "Plain Weakening")
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        double before = scene.totalPower(MOS_EISLEY, DARK);
        scene.passUntil("use Observation Holocam").use("Observation Holocam").passResponses();
        scene.passUntil("play Plain Weakening").play("Plain Weakening").passResponses();
        assertThat(scene.power("Darth Vader")).isEqualTo(2);
        assertThat(scene.totalPower(MOS_EISLEY, DARK)).isEqualTo(before + 6);
    }

    @Test
    void onlyFromASiteUnderControlAndInABattleThere() {
        var scene = watched().at(BAY, "Rebel Trooper").turn(LIGHT, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY);
        while (scene.inBattle()) {
            scene.mayNot("use Observation Holocam").answerDefault();
        }
        scene = watched().at(PLAINS, "Rebel Trooper").turn(LIGHT, Phase.BATTLE).battleAt(PLAINS);
        while (scene.inBattle()) {
            scene.mayNot("use Observation Holocam").answerDefault();
        }
    }

    @Test
    void onlyOwnCharactersOfNeighboringSitesHelp() {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .site(BAY, DARK)
                        .on(MOS_EISLEY, "Observation Holocam")
                        .at(MOS_EISLEY, "Stormtrooper", "Luke Skywalker (1_19)")
                        .at(PLAINS, "Grand Moff Tarkin")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        while (scene.inBattle()) {
            scene.mayNot("use Observation Holocam").answerDefault();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "dark Timer Mine, Tatooine: Mos Eisley, 1",
        "dark Timer Mine, Tatooine: Docking Bay 94, 1",
        "dark Timer Mine, Hoth: Ice Plains (5th Marker), 0",
        "light Timer Mine, Tatooine: Mos Eisley, 0"
    })
    void automatedWeaponsNearbyAimBetter(String weapon, String place, double more) {
        var scene = watched().on(place, weapon).turn(DARK, Phase.CONTROL);
        assertThat(total(scene, weapon)).isEqualTo(10 + more);
    }

    @Test
    void otherWeaponsDoNot() {
        var scene = watched().on("Stormtrooper", "Imperial Blaster").turn(DARK, Phase.CONTROL);
        assertThat(total(scene, "Imperial Blaster")).isEqualTo(10);
    }

    /** What a total weapon destiny of 10 counts as. */
    private static double total(Scene scene, String weapon) {
        return Figures.modified(
                scene.state(),
                Figure.TOTAL_WEAPON_DESTINY,
                scene.card(weapon),
                scene.ownerOf(weapon),
                Table.NOBODY,
                10,
                FigureListener.NONE);
    }

    @Test
    void itGoesOnASite() {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .at("Tatooine", "Devastator")
                        .hand(DARK, "Observation Holocam")
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Observation Holocam").passResponses();
        assertThat(scene.hostOf("Observation Holocam")).isEqualTo(MOS_EISLEY);
    }
}
