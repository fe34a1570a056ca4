package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.filter.CardState;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** FX-10. */
class Fx10Test {
    private static final String FX = "FX-10 (Effex-ten)";

    private static Scene shotAt(String where, String who) {
        return shotAt(table(), where, who);
    }

    private static Scene shotAt(Position position, String where, String who) {
        return position.site(MOS_EISLEY, DARK)
                .site(BAY, DARK)
                .at(FARM, who, "Luke Skywalker", "Garindan")
                .at(where, FX)
                .on("Luke Skywalker", "Blaster")
                .force(LIGHT, 3)
                .nextDestiny(LIGHT, 6)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(FARM);
    }

    private static Scene forfeiting(Scene scene, String who) {
        return scene.passWeapons().passUntil("forfeit " + who).forfeit(who);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Tatooine: Lars' Moisture Farm|Stormtrooper|true",
                "Tatooine: Mos Eisley|Stormtrooper|true",
                "Tatooine: Cantina|Stormtrooper|false",
                "Tatooine: Mos Eisley|Blizzard Scout 1|false",
                "Tatooine: Mos Eisley|EG-6 (Eegee-Six)|false"
            })
    void whoWasHitNearbyGoesToTheUsedPile(String where, String who, boolean saved) {
        var scene = shotAt(where, who).fire("Blaster").at(who).passResponses();
        forfeiting(scene, who);
        if (saved) {
            scene.passUntil("use " + FX).use(FX).passUntil(LIGHT, Phase.MOVE);
            assertThat(scene.used(DARK)).contains(who);
        } else {
            mayNotInThisPhase(scene, "use " + FX);
            assertThat(scene.lost(DARK)).contains(who);
        }
    }

    @Test
    void onlyOneIsTreatedInATurn() {
        var scene =
                table().at(FARM, "Stormtrooper", "Snowtrooper", FX, "Luke Skywalker")
                        .at(FARM, "Rebel Trooper")
                        .on("Luke Skywalker", "Blaster#1")
                        .on("Rebel Trooper", "Blaster#2")
                        .force(LIGHT, 4)
                        .nextDestiny(LIGHT, 6, 6)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(FARM);
        scene.fire("Blaster#1").at("Stormtrooper").passResponses();
        scene.passUntil("fire Blaster#2").fire("Blaster#2").at("Snowtrooper").passResponses();
        forfeiting(scene, "Stormtrooper").passUntil("use " + FX).use(FX);
        mayNotInThisPhase(scene, "use " + FX);
        assertThat(scene.used(DARK)).contains("Stormtrooper");
        assertThat(scene.lost(DARK)).contains("Snowtrooper");
    }

    @Test
    void whoIsHitInNoBattleIsLost() {
        var scene =
                table().at(FARM, "Stormtrooper", FX).hit("Stormtrooper").turn(DARK, Phase.CONTROL);
        scene.mayNot("use " + FX);
        assertThat(scene.lost(DARK)).contains("Stormtrooper");
    }

    @Test
    void whoWasNotHitIsLost() {
        mayNotInThisPhase(
                forfeiting(shotAt(MOS_EISLEY, "Stormtrooper"), "Stormtrooper"), "use " + FX);
    }

    @Test
    void theOpponentsAreLost() {
        var scene =
                table().at(FARM, "Rebel Trooper", "Boba Fett (5_91)", "Darth Vader", FX)
                        .on("Boba Fett (5_91)", "Assault Rifle")
                        .force(DARK, 5)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(FARM);
        scene.fire("Assault Rifle").at("Rebel Trooper").passResponses();
        mayNotInThisPhase(forfeiting(scene, "Rebel Trooper"), "use " + FX);
    }

    /** Hit first, and then killed by something else in the same battle: that is no forfeit. */
    @Test
    void whoIsLostInABattleWithoutBeingForfeitedIsLost() {
        var doom =
                Kinds.usedInterrupt("Plain Doom", LIGHT, "0_1")
                        .destiny(3)
                        .says(
                                Actions.used(
                                        Action.at(When.inBattle())
                                                .target(
                                                        "victim",
                                                        Filters.CHARACTER.in(CardState.HIT))
                                                .then(Effects.lose(Filters.chosen("victim")))));
        var scene =
                shotAt(tableWith(doom).hand(LIGHT, "Plain Doom"), MOS_EISLEY, "Stormtrooper")
                        .fire("Blaster")
                        .at("Stormtrooper")
                        .passUntil("play Plain Doom")
                        .play("Plain Doom");
        while (scene.isOnTable("Stormtrooper")) {
            scene.mayNot("use " + FX).answerDefault();
        }
        assertThat(scene.lost(DARK)).contains("Stormtrooper");
    }
}
