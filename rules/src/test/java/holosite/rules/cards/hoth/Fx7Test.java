package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** FX-7. */
class Fx7Test {
    private static final String FX = "FX-7 (Effex-Seven)";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Tatooine: Lars' Moisture Farm|Rebel Trooper|true",
                "Tatooine: Mos Eisley|Rebel Trooper|true",
                "Tatooine: Cantina|Rebel Trooper|false",
                "Tatooine: Mos Eisley|C-3PO (See-Threepio)|false",
                "Tatooine: Mos Eisley|Snowspeeder|false",
                "Tatooine: Mos Eisley|Stormtrooper|false"
            })
    void oneOfOnesOwnWhoWasHitNearbyGoesToTheUsedPile(String where, String who, boolean saved) {
        boolean own = !who.equals("Stormtrooper");
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .site(BAY, DARK)
                        .at(FARM, who, own ? "Boba Fett (5_91)" : "Luke Skywalker")
                        .at(FARM, "Garindan", "Dutch")
                        .at(where, FX)
                        .on(
                                own ? "Boba Fett (5_91)" : "Luke Skywalker",
                                own ? "Assault Rifle" : "Blaster")
                        .force(own ? DARK : LIGHT, 5)
                        .nextDestiny(own ? DARK : LIGHT, 6)
                        .turn(own ? DARK : LIGHT, Phase.BATTLE)
                        .battleAt(FARM);
        scene.fire(own ? "Assault Rifle" : "Blaster").at(who).passResponses();
        scene.passWeapons().passUntil("forfeit " + who).forfeit(who);
        if (saved) {
            scene.passUntil("use " + FX).use(FX).passUntil(DARK, Phase.MOVE);
            assertThat(scene.used(LIGHT)).contains(who);
        } else {
            mayNotInThisPhase(scene, "use " + FX);
            assertThat(scene.lost(own ? LIGHT : DARK)).contains(who);
        }
    }

    @Test
    void onlyOneIsTreatedInATurn() {
        var scene =
                table().at(FARM, "Rebel Trooper", "Beru Lars", "Dutch", FX)
                        .at(FARM, "Boba Fett (5_91)", "Stormtrooper")
                        .on("Boba Fett (5_91)", "Assault Rifle")
                        .on("Stormtrooper", "dark Blaster Rifle")
                        .force(DARK, 5)
                        .nextDestiny(DARK, 6, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(FARM);
        scene.fire("Assault Rifle").at("Rebel Trooper").passResponses();
        scene.passUntil("fire dark Blaster Rifle").fire("dark Blaster Rifle").at("Beru Lars");
        scene.passUntil("forfeit Rebel Trooper").forfeit("Rebel Trooper");
        scene.passUntil("use " + FX).use(FX);
        mayNotInThisPhase(scene, "use " + FX);
        assertThat(scene.used(LIGHT)).contains("Rebel Trooper");
        assertThat(scene.lost(LIGHT)).contains("Beru Lars");
    }

    @Test
    void whoIsHitInNoBattleOrNotHitAtAllIsLost() {
        var scene =
                table().at(FARM, "Rebel Trooper", FX)
                        .hit("Rebel Trooper")
                        .turn(LIGHT, Phase.CONTROL);
        scene.mayNot("use " + FX);
        assertThat(scene.lost(LIGHT)).contains("Rebel Trooper");
        var beaten =
                table().at(FARM, "Rebel Trooper", FX, "Darth Vader")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(FARM);
        beaten.passUntil("forfeit Rebel Trooper").forfeit("Rebel Trooper");
        mayNotInThisPhase(beaten, "use " + FX);
    }

    @Test
    void whoIsHitAndThenLostWithoutBeingForfeitedIsNotTreated() {
        var scene =
                table().at(PLAINS, "Rebel Trooper", "Obi-Wan Kenobi", FX)
                        .on("Obi-Wan Kenobi", "Concussion Grenade")
                        .at(PLAINS, "Boba Fett (5_91)")
                        .on("Boba Fett (5_91)", "Assault Rifle")
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .nextDestiny(DARK, 6)
                        .nextDestiny(LIGHT, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(PLAINS);
        scene.fire("Assault Rifle").at("Rebel Trooper").passResponses();
        scene.passUntil("use Concussion Grenade").use("Concussion Grenade");
        mayNotInThisPhase(scene, "use " + FX);
        assertThat(scene.lost(LIGHT)).contains("Rebel Trooper", "Concussion Grenade");
    }

    @Test
    void eachTakesTwoFromWhatItsPlayersBactaTankAsks() {
        var scene =
                table().beside(LIGHT, "Bacta Tank")
                        .at(FARM, FX + "#1", FX + "#2")
                        .site(GENERATORS, LIGHT)
                        .on(GENERATORS, "Echo Base Operations")
                        .stacked("Bacta Tank", "Obi-Wan Kenobi")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.figure(Figure.X, "Bacta Tank"))
                .isEqualTo(scene.printed(Figure.DEPLOY_COST, "Obi-Wan Kenobi") - 4);
        assertThat(scene.figure(Figure.X, "Echo Base Operations")).isEqualTo(5);
    }

    @Test
    void anOpponentsBactaTankAsksWhatItAsks() {
        var scene =
                table().at(FARM, FX)
                        .stolen(FX)
                        .beside(LIGHT, "Bacta Tank")
                        .stacked("Bacta Tank", "Obi-Wan Kenobi")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.figure(Figure.X, "Bacta Tank"))
                .isEqualTo(scene.printed(Figure.DEPLOY_COST, "Obi-Wan Kenobi"));
    }
}
