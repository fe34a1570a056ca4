package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Yerka Mig. */
class YerkaMigTest {
    private static final String MIG = "Yerka Mig";

    /** Mig at Mos Eisley, between the Cantina and the docking bay, sought by Tarkin. */
    private static Position sought(String tarkinAt) {
        return table().site(CANTINA, LIGHT)
                .site(MOS_EISLEY, LIGHT)
                .site(FARM, LIGHT)
                .at(MOS_EISLEY, MIG)
                .at(tarkinAt, "Grand Moff Tarkin")
                .aimed(MIG, "Grand Moff Tarkin")
                .force(LIGHT, 9)
                .force(DARK, 9);
    }

    @Test
    void heComesToAnyLocationAndIsSoughtByACharacterOfTheOpponent() {
        var scene =
                table().site(CANTINA, LIGHT)
                        .system("Kessel", DARK)
                        .at(FARM, "Grand Moff Tarkin", "Luke Skywalker")
                        .hand(LIGHT, MIG)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, MIG)).contains(CANTINA, "Kessel");
        scene.choose("Kessel").passResponses();
        assertThat(scene.locationOf(MIG)).isEqualTo("Kessel");
        assertThat(scene.state().table().aim(scene.card(MIG)))
                .isEqualTo(scene.card("Grand Moff Tarkin"));
        table().site(CANTINA, LIGHT)
                .at(FARM, "Luke Skywalker")
                .hand(LIGHT, MIG)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + MIG);
    }

    @Test
    void heMovesLikeACharacter() {
        var scene = sought("Death Star: War Room").turn(LIGHT, Phase.MOVE);
        scene.move(MIG).choose(CANTINA).passResponses();
        assertThat(scene.locationOf(MIG)).isEqualTo(CANTINA);
        assertThat(scene.forcePile(LIGHT)).hasSize(8);
        sought("Death Star: War Room").turn(DARK, Phase.MOVE).mayNot("move " + MIG);
    }

    @Test
    void whoSeeksHimMayCancelHimByReachingHim() {
        var scene = sought(CANTINA).turn(DARK, Phase.MOVE);
        scene.move("Grand Moff Tarkin").to(MOS_EISLEY);
        scene.passUntil("use " + MIG).expectDecider(DARK).use(MIG).passResponses();
        assertThat(scene.lost(LIGHT)).contains(MIG);
        var spared = sought(CANTINA).turn(DARK, Phase.MOVE);
        spared.move("Grand Moff Tarkin").to(MOS_EISLEY);
        spared.passUntil("use " + MIG).pass().passUntil(LIGHT, Phase.CONTROL);
        assertThat(spared.locationOf(MIG)).isEqualTo(MOS_EISLEY);
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Mos Eisley, Tatooine: Mos Eisley, 1",
        "Tatooine: Mos Eisley, Tatooine: Cantina, 1",
        "Tatooine: Cantina, Tatooine: Jundland Wastes, 0",
        "Tatooine: Cantina, Death Star: War Room, 0"
    })
    void battlesAtTheSameAndAdjacentSitesGoWorseForTheOpponent(String mig, String place, int less) {
        var with = battlePower(table().site(MOS_EISLEY, LIGHT).at(mig, MIG), place);
        var without = battlePower(table().site(MOS_EISLEY, LIGHT), place);
        assertThat(without.battlePower(DARK) - with.battlePower(DARK)).isEqualTo(less);
        assertThat(without.battlePower(LIGHT)).isEqualTo(with.battlePower(LIGHT));
    }

    private static Scene battlePower(Position table, String place) {
        var scene =
                table.site(CANTINA, LIGHT)
                        .at(place, "Stormtrooper", "Stormtrooper", "Stormtrooper", "Rebel Trooper")
                        .at("Hoth: Ice Plains (5th Marker)", "Grand Moff Tarkin")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(place);
        scene.passUntil("forfeit Rebel Trooper");
        return scene;
    }

    @Test
    void aBattleAboveAPlanetDoesNotConcernHim() {
        var scene =
                table().at("Tatooine", MIG, "TIE Fighter", "Home One")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Tatooine");
        var plain =
                table().at("Tatooine", "TIE Fighter", "Home One")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Tatooine");
        assertThat(scene.totalPower("Tatooine", DARK))
                .isEqualTo(plain.totalPower("Tatooine", DARK));
    }

    @Test
    void anotherUtinniEffectReachedIsNoReason() {
        var errand =
                Kinds.utinniEffect("Plain Errand", LIGHT, "0_1")
                        .destiny(3)
                        .says(
                                Abilities.deploysOn(Filters.SITE)
                                        .aimingAt(Filters.opponents(Filters.CHARACTER)));
        var reached =
                tableWith(errand)
                        .at(MOS_EISLEY, MIG)
                        .at(CANTINA, "Grand Moff Tarkin")
                        .on(CANTINA, "Plain Errand")
                        .aimed(MIG, "Grand Moff Tarkin")
                        .aimed("Plain Errand", "Grand Moff Tarkin")
                        .turn(DARK, Phase.CONTROL);
        mayNotInThisPhase(reached, "use " + MIG);
    }

    @Test
    void outsideABattleTheOpponentIsAsStrongAsEver() {
        var scene = sought(MOS_EISLEY).at(CANTINA, "Stormtrooper").turn(DARK, Phase.CONTROL);
        var plain =
                table().site(CANTINA, LIGHT).at(CANTINA, "Stormtrooper").turn(DARK, Phase.CONTROL);
        assertThat(scene.totalPower(CANTINA, DARK)).isEqualTo(plain.totalPower(CANTINA, DARK));
    }
}
