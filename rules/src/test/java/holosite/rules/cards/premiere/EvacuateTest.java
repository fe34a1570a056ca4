package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Evacuate?. */
class EvacuateTest {
    private static Position evacuation() {
        return table().site(MOS_EISLEY, DARK)
                .at("Tatooine", "Devastator")
                .passenger("Devastator", "Darth Vader", "Stormtrooper")
                .on("Devastator", "Turbolaser Battery", "Tractor Beam")
                .cargo("Devastator", "TIE Fighter")
                .on("TIE Fighter", "Enhanced TIE Laser Cannon")
                .hand(DARK, "Evacuate?");
    }

    @Test
    @Claim({"evacuate#1", "evacuate#2", "evacuate#3"})
    void anEvacuationSavesCharactersOnly() {
        var scene = evacuation().hit("Devastator").turn(DARK, Phase.CONTROL);

        scene.play("Evacuate?").passResponses();

        assertThat(scene.locationOf("Darth Vader")).isEqualTo(MOS_EISLEY);
        assertThat(scene.lost(DARK))
                .contains(
                        "Devastator",
                        "Turbolaser Battery",
                        "Tractor Beam",
                        "TIE Fighter",
                        "Enhanced TIE Laser Cannon");
    }

    /** No Dark character is kept off capital starships by a card: this one is made for the test. */
    private static final Card LANDLUBBER =
            Kinds.alien("Landlubber", DARK, "0_1")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(1)
                    .says(
                            Abilities.mayNot(
                                    Deed.BOARD, Who.EITHER, Filters.IT, Filters.titled("Tyrant")));

    @ParameterizedTest
    @ValueSource(strings = {"Landlubber", "Stormtrooper"})
    @Claim("evacuate#5")
    void anEvacuationGoesOnlyWhereEverybodyMayBe(String second) {
        var scene =
                tableWith(LANDLUBBER)
                        .site(MOS_EISLEY, DARK)
                        .at("Hoth", "Tyrant")
                        .at("Tatooine", "Devastator")
                        .passenger("Devastator", "Darth Vader", second)
                        .hand(DARK, "Evacuate?")
                        .hit("Devastator")
                        .turn(DARK, Phase.CONTROL);

        scene.play("Evacuate?");

        if (second.equals("Stormtrooper")) {
            scene.choose("Tyrant").passResponses();
            assertThat(scene.hostOf("Darth Vader")).isEqualTo("Tyrant");
            assertThat(scene.hostOf(second)).isEqualTo("Tyrant");
        } else {
            scene.passResponses();
            assertThat(scene.locationOf("Darth Vader")).isEqualTo(MOS_EISLEY);
            assertThat(scene.locationOf(second)).isEqualTo(MOS_EISLEY);
        }
    }

    /** Keeps stormtroopers where they are. */
    private static final Card CURFEW =
            Kinds.effect("Plain Curfew", Side.LIGHT, "0_2")
                    .destiny(1)
                    .says(
                            Abilities.deploysOnTable(),
                            Abilities.mayNot(
                                    Deed.MOVE,
                                    Who.EITHER,
                                    Filters.titled("Stormtrooper"),
                                    Filters.ANYTHING));

    @Test
    void whoMayNotMoveStaysAndTheOthersGo() {
        var scene =
                tableWith(CURFEW)
                        .site(MOS_EISLEY, DARK)
                        .at("Tatooine", "Devastator")
                        .passenger("Devastator", "Darth Vader", "Stormtrooper")
                        .beside(Side.LIGHT, "Plain Curfew")
                        .hand(DARK, "Evacuate?")
                        .hit("Devastator")
                        .turn(DARK, Phase.CONTROL);

        scene.play("Evacuate?").passResponses();

        assertThat(scene.locationOf("Darth Vader")).isEqualTo(MOS_EISLEY);
        assertThat(scene.lost(DARK)).contains("Stormtrooper");
    }

    @Test
    void whereNobodyMayMoveThereIsNoEvacuation() {
        tableWith(CURFEW)
                .site(MOS_EISLEY, DARK)
                .at("Tatooine", "Devastator")
                .passenger("Devastator", "Stormtrooper")
                .beside(Side.LIGHT, "Plain Curfew")
                .hand(DARK, "Evacuate?")
                .hit("Devastator")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Evacuate?");
    }

    @Test
    void thoseInACockpitInTheHoldAndAtSitesOfTheShipAreAboardToo() {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .at("Hoth", "Executor")
                        .at("Executor: Comm Station", "Stormtrooper")
                        .cargo("Executor", "Black 2")
                        .pilot("Black 2", "DS-61-2")
                        .at("Tatooine", "Devastator")
                        .passenger("Devastator", "Sandtrooper")
                        .hand(DARK, "Evacuate?")
                        .hit("Executor")
                        .turn(DARK, Phase.CONTROL);

        scene.play("Evacuate?").choose(MOS_EISLEY).passResponses();

        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(MOS_EISLEY);
        assertThat(scene.locationOf("DS-61-2")).isEqualTo(MOS_EISLEY);
        assertThat(scene.hostOf("Sandtrooper")).isEqualTo("Devastator");
        assertThat(scene.lost(DARK)).contains("Executor", "Black 2");
    }

    @Test
    @Claim("evacuate#6")
    void anEvacuationDoesNotGoToASiteInsideAStarship() {
        var scene =
                evacuation()
                        .at("Hoth", "Executor")
                        .site("Executor: Holotheatre", DARK)
                        .hit("Devastator")
                        .turn(DARK, Phase.CONTROL);

        scene.play("Evacuate?");

        assertThat(scene.offered()).containsExactlyInAnyOrder(MOS_EISLEY, "Executor");
    }

    @Test
    @Claim("evacuate#7")
    void aCaptiveIsEvacuatedWithItsEscortAndNoOtherEnemy() {
        var scene =
                evacuation()
                        .at("Hoth", "Tyrant")
                        .captive("Darth Vader", "Leia Organa")
                        .passenger("Devastator", "Luke Skywalker")
                        .hit("Devastator")
                        .turn(DARK, Phase.CONTROL);

        scene.play("Evacuate?").choose("Tyrant").passResponses();

        assertThat(scene.hostOf("Darth Vader")).isEqualTo("Tyrant");
        assertThat(scene.hostOf("Leia Organa")).isEqualTo("Darth Vader");
        assertThat(scene.isIn("Luke Skywalker", Zone.LOST_PILE)).isTrue();
    }

    @Test
    @Claim("evacuate#4")
    void anEvacuationNeedsRoomAboard() {
        var full = evacuation().at("Hoth", "Tyrant");
        full.passenger("Tyrant", "Stormtrooper", "Stormtrooper", "Stormtrooper", "Stormtrooper");
        full.passenger("Tyrant", "Stormtrooper", "Stormtrooper", "Stormtrooper");
        full.pilot("Tyrant", "DS-61-2", "DS-61-3", "DS-61-4", "Captain Piett");
        full.pilot("Tyrant", "Admiral Ozzel", "General Veers");
        var scene = full.hit("Devastator").turn(DARK, Phase.CONTROL);

        scene.play("Evacuate?").passResponses();

        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(MOS_EISLEY);
        assertThat(scene.locationOf("Darth Vader")).isEqualTo(MOS_EISLEY);
    }

    // ---- and Escape Pod, which differs in Tarkin and in starships as shelters

    private static String rescue(Side side) {
        return side == DARK ? "Evacuate?" : "Escape Pod";
    }

    private static String capital(Side side) {
        return side == DARK ? "Devastator" : "Corellian Corvette";
    }

    private static String trooper(Side side) {
        return side == DARK ? "Stormtrooper" : "Rebel Trooper";
    }

    private static Scene losing(Side side, String starship, Position position) {
        return position.site(MOS_EISLEY, DARK)
                .hit(starship)
                .hand(side, rescue(side))
                .turn(side, Phase.CONTROL);
    }

    private static Position above(Side side, String starship) {
        return table().at("Tatooine", starship).at(CANTINA, trooper(side) + "#9");
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void onlyYourCharactersAboardYourCapitalStarshipAreSaved(Side side) {
        Side other = side.opposite();
        String mine = capital(side);
        String theirs = capital(other);
        String fighter = side == DARK ? "Boba Fett In Slave I" : "Millennium Falcon";
        String play = "play " + rescue(side);

        losing(side, mine, above(side, mine).passenger(mine, trooper(side))).offers(play);
        losing(side, mine, above(side, mine)).mayNot(play);
        losing(side, mine, above(side, mine).passenger(mine, trooper(other))).mayNot(play);
        losing(side, mine, above(side, mine).on(mine, "Tractor Beam").cargo(mine, vehicle(side)))
                .mayNot(play);
        losing(side, fighter, above(side, fighter).passenger(fighter, trooper(side))).mayNot(play);
        losing(side, theirs, above(side, theirs).passenger(theirs, trooper(side))).mayNot(play);
    }

    private static String vehicle(Side side) {
        return side == DARK ? "TIE Fighter" : "Snowspeeder";
    }

    @Test
    void tarkinAboardEvacuatesNobody() {
        String play = "play Evacuate?";
        losing(DARK, "Devastator", above(DARK, "Devastator").passenger("Devastator", "DS-61-2"))
                .offers(play);
        losing(
                        DARK,
                        "Devastator",
                        above(DARK, "Devastator")
                                .passenger("Devastator", "DS-61-2", "Grand Moff Tarkin"))
                .mayNot(play);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void allGoToOnePlanetSiteOrFromDarkShipsToAnotherCapitalStarship(Side side) {
        Side other = side.opposite();
        String mine = capital(side);
        var scene =
                losing(
                        side,
                        mine,
                        above(side, mine)
                                .passenger(mine, trooper(side) + "#1", trooper(side) + "#2")
                                .passenger(mine, trooper(other))
                                .site(WAR_ROOM, DARK)
                                .at("Kessel", side == DARK ? "Tyrant" : "Tantive IV")
                                .at("Kessel", side == DARK ? "TIE Advanced x1" : "X-wing")
                                .at("Hoth", side == DARK ? "Home One" : "Conquest"));
        scene.play(rescue(side));

        assertThat(scene.offered())
                .containsExactlyInAnyOrder(
                        side == DARK
                                ? new String[] {CANTINA, MOS_EISLEY, "Tyrant"}
                                : new String[] {CANTINA, MOS_EISLEY});
        scene.mayNot(CANTINA + "; " + MOS_EISLEY).choose(MOS_EISLEY).passResponses();

        assertThat(scene.locationOf(trooper(side) + "#1")).isEqualTo(MOS_EISLEY);
        assertThat(scene.locationOf(trooper(side) + "#2")).isEqualTo(MOS_EISLEY);
        assertThat(scene.locationOf(trooper(side) + "#9")).isEqualTo(CANTINA);
        assertThat(scene.isIn(trooper(other), Zone.LOST_PILE)).isTrue();
    }
}
