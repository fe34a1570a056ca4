package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Fires;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.move.MoveRules;
import holosite.rules.place.BetweenSites;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Laser Gate. */
class LaserGateTest {
    private static final String GATE = "Laser Gate";
    private static final String WAR_ROOM = "Death Star: War Room";
    private static final String CONFERENCE = "Death Star: Conference Room";
    private static final String CORE = "Death Star: Central Core";
    private static final String BAY = "Death Star: Docking Bay 327";
    private static final String PLATFORM = "Cloud City: Platform 327 (Docking Bay)";

    /** War Room, Conference Room and Central Core, in this order. */
    private static Position station() {
        return laidOut(table());
    }

    private static Position laidOut(Position table) {
        return table.system("Death Star", DARK)
                .site(WAR_ROOM, DARK)
                .site(CONFERENCE, DARK)
                .site(CORE)
                .force(LIGHT, 9)
                .force(DARK, 9);
    }

    private static Position gate() {
        return station().on(CONFERENCE, GATE).aimed(GATE, CORE);
    }

    @Test
    void itDeploysFreeBetweenTwoInteriorMobileSites() {
        var scene =
                station()
                        .site("Cloud City: Guest Quarters")
                        .site(PLATFORM)
                        .site("Hoth: Echo Command Center (War Room)", DARK)
                        .site("Hoth: Echo Corridor", DARK)
                        .hand(DARK, GATE)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(GATE);
        assertThat(scene.offered()).containsExactlyInAnyOrder(WAR_ROOM, CONFERENCE, CORE);
        scene.choose(CONFERENCE);
        assertThat(scene.offered()).containsExactlyInAnyOrder(WAR_ROOM, CORE);
        scene.choose(CORE).passResponses();
        assertThat(scene.hostOf(GATE)).isEqualTo(CONFERENCE);
        assertThat(scene.state().table().aim(scene.card(GATE))).isEqualTo(scene.card(CORE));
        assertThat(scene.used(DARK)).isEmpty();
    }

    /** Power and ability of 4 are not enough; a droid has no ability. */
    @ParameterizedTest
    @CsvSource({
        "Biggs Darklighter, LIGHT, false",
        "DS-61-3, DARK, true",
        "R2-D2 (Artoo-Detoo), LIGHT, false",
        "Luke Skywalker, LIGHT, true"
    })
    void onlyStrongCharactersPass(String who, Side side, boolean passes) {
        for (boolean outward : new boolean[] {true, false}) {
            String here = outward ? CONFERENCE : CORE;
            String there = outward ? CORE : CONFERENCE;
            var scene = gate().at(here, who).turn(side, Phase.MOVE);
            assertThat(moves(scene, who, there)).isEqualTo(passes);
        }
    }

    @Test
    void itClosesThatWayOnlyToBothPlayersAndToWhoeverComesFromFarther() {
        var scene =
                gate().at(CONFERENCE, "Stormtrooper", "Biggs Darklighter").turn(DARK, Phase.MOVE);
        assertThat(moves(scene, "Stormtrooper", WAR_ROOM)).isTrue();
        assertThat(moves(scene, "Stormtrooper", CORE)).isFalse();
        var far = gate().at(WAR_ROOM, "MSE-6 'Mouse' Droid").turn(DARK, Phase.MOVE);
        assertThat(moves(far, "MSE-6 'Mouse' Droid", CONFERENCE)).isTrue();
        assertThat(moves(far, "MSE-6 'Mouse' Droid", CORE)).isFalse();
        var open = station().at(WAR_ROOM, "MSE-6 'Mouse' Droid").turn(DARK, Phase.MOVE);
        assertThat(moves(open, "MSE-6 'Mouse' Droid", CORE)).isTrue();
    }

    /** Whichever of its two sites is converted, it lies between the same two places. */
    @ParameterizedTest
    @CsvSource({"true", "false"})
    void itStaysClosedWhereOneOfItsSitesIsConverted(boolean under) {
        String dark = "dark " + BAY;
        var position =
                table().system("Death Star", DARK)
                        .site(CORE)
                        .site(BAY, DARK)
                        .at(CORE, "Biggs Darklighter", "Luke Skywalker")
                        .hand(LIGHT, "light " + BAY);
        if (under) {
            position.on(dark, GATE).aimed(GATE, CORE);
        } else {
            position.on(CORE, GATE).aimed(GATE, dark);
        }
        var scene = position.force(LIGHT, 9).turn(LIGHT, Phase.DEPLOY);
        scene.deploy("light " + BAY).passUntil(LIGHT, Phase.MOVE);
        assertThat(moves(scene, "Luke Skywalker", "light " + BAY)).isTrue();
        assertThat(moves(scene, "Biggs Darklighter", "light " + BAY)).isFalse();
    }

    private static boolean moves(Scene scene, String who, String to) {
        return MoveRules.refusal(scene.state(), scene.card(who), scene.card(to)).none();
    }

    @Test
    void aLiftTubePassesWithWhoeverIsAboardAndNoOtherVehicle() {
        var scene =
                gate().at(CONFERENCE, "light Lift Tube")
                        .passenger("light Lift Tube", "Rebel Trooper")
                        .at("Tatooine: Mos Eisley", "Luke's X-34 Landspeeder")
                        .turn(LIGHT, Phase.MOVE);
        assertThat(moves(scene, "Lift Tube", CORE)).isTrue();
        assertThat(closed(scene, "Lift Tube")).isFalse();
        assertThat(closed(scene, "Luke's X-34 Landspeeder")).isTrue();
    }

    private static boolean closed(Scene scene, String card) {
        return BetweenSites.closed(
                scene.state(), scene.card(card), scene.card(CONFERENCE), scene.card(CORE));
    }

    @ParameterizedTest
    @CsvSource({"Conference Room, 3, false", "Conference Room, 4, true", "Central Core, 4, true"})
    void aCharacterWeaponFromEitherSideHitsItAboveADefenseValueOfThree(
            String from, int destiny, boolean hit) {
        var scene = battle("Death Star: " + from, "Blaster").nextDestiny(LIGHT, destiny);
        scene.fire("Blaster").choose(GATE).passResponses();
        assertThat(scene.isIn(GATE, Zone.LOST_PILE)).isEqualTo(hit);
    }

    private static Scene battle(String place, String weapon) {
        return gate().at(place, "Luke Skywalker", "Stormtrooper")
                .on("Luke Skywalker", weapon)
                .on("Stormtrooper", "dark Blaster Rifle")
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(place)
                .passUntil("fire " + weapon);
    }

    @Test
    void itIsSafeFromAfarAndFromItsOwnPlayer() {
        assertThat(battle(CORE, "Jawa Ion Gun").fire("Jawa Ion Gun").offered())
                .containsExactlyInAnyOrder(GATE, "Stormtrooper");
        battle(WAR_ROOM, "Blaster").mayNot("fire Blaster; " + GATE);
    }

    /** A weapon that reaches the next site. */
    private static final Card LONG_RIFLE =
            Kinds.characterWeapon("Plain Rifle", LIGHT, "0_9")
                    .destiny(3)
                    .says(
                            Abilities.deploysOn(Filters.CHARACTER),
                            Abilities.fires(Filters.CHARACTER)
                                    .reaching(Fires.Range.SAME_OR_ADJACENT_SITE));

    @Test
    void whateverReachesFartherHitsItFromItsTwoSitesOnly() {
        assertThat(firedIntoBattleFrom(CORE).isOffered(GATE)).isTrue();
        assertThat(firedIntoBattleFrom(WAR_ROOM).isOffered(GATE)).isFalse();
    }

    private static Scene firedIntoBattleFrom(String place) {
        return laidOut(tableWith(LONG_RIFLE))
                .on(CONFERENCE, GATE)
                .aimed(GATE, CORE)
                .at(CONFERENCE, "Rebel Trooper", "Stormtrooper", "Garindan")
                .at(place, "Luke Skywalker")
                .on("Luke Skywalker", "Plain Rifle")
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(CONFERENCE)
                .passUntil("fire Plain Rifle")
                .fire("Plain Rifle");
    }
}
