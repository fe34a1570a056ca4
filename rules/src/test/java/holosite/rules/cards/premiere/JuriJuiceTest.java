package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Capacity;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Juri Juice. */
class JuriJuiceTest {
    private static final String JUICE = "Juri Juice";
    private static final String BARGE = "Jabba's Sail Barge";
    private static final String DECK = "Jabba's Sail Barge: Plain Deck";

    /** The vehicle, and a site of it. */
    private static final Card[] BARGES = {
        Kinds.transportVehicle(BARGE, DARK, "0_1")
                .unique()
                .destiny(3)
                .deploy(5)
                .power(5)
                .landspeed(2)
                .forfeit(7)
                .carries(Capacity.pilots(1).withPassengers(5))
                .says(),
        deck("Plain Deck", "0_2"),
        deck("Plain Hold", "0_3")
    };

    private static Card deck(String name, String id) {
        return Kinds.site(BARGE, name, DARK, id)
                .unique()
                .force(1, 1)
                .icons(Icon.INTERIOR, Icon.VEHICLE_SITE)
                .done();
    }

    @ParameterizedTest
    @ValueSource(strings = {CANTINA, MOS_EISLEY})
    void itDeploysOnAnyAlienWhileThatSiteIsOnTable(String bar) {
        var scene =
                table().site(bar, DARK)
                        .at(WAR_ROOM, "Kabe", "Ponda Baba", "Luke Skywalker", "Stormtrooper")
                        .hand(DARK, JUICE)
                        .turn(DARK, Phase.DEPLOY)
                        .deploy(JUICE);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Kabe", "Ponda Baba");
    }

    @Test
    void orWhileJabbasSailBargeIs() {
        Position elsewhere =
                tableWith(BARGES).site(FARM, DARK).at(WAR_ROOM, "Kabe").hand(DARK, JUICE);
        elsewhere.turn(DARK, Phase.DEPLOY).mayNot("deploy " + JUICE);
        tableWith(BARGES)
                .at(FARM, BARGE)
                .at(WAR_ROOM, "Kabe")
                .hand(DARK, JUICE)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy " + JUICE);
    }

    @ParameterizedTest
    @CsvSource({"true, 0", "false, 1"})
    void itsAbilityCountsForNoBattleDestinyAndForAllElse(boolean drunk, int destinies) {
        var position =
                table().site(CANTINA, DARK)
                        .at(FARM, "Han Solo", "Kabe", "Stormtrooper")
                        .force(LIGHT, 1);
        var scene =
                (drunk ? position.on("Kabe", JUICE) : position)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(FARM);
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(destinies);
        assertThat(scene.totalAbility(FARM, LIGHT)).isEqualTo(4);
        assertThat(scene.ability("Kabe")).isEqualTo(1);
    }

    @Test
    void kabeDoesNotSteal() {
        Position pockets =
                table().at(CANTINA, "Kabe", "Stormtrooper").on("Stormtrooper", "Imperial Blaster");
        pockets.turn(LIGHT, Phase.CONTROL).offers("use Kabe");
        pockets.on("Kabe", JUICE).turn(LIGHT, Phase.CONTROL).mayNot("use Kabe");
        table().at(CANTINA, "Kabe", "Wioslea", "Stormtrooper")
                .on("Stormtrooper", "Imperial Blaster")
                .on("Wioslea", JUICE)
                .turn(LIGHT, Phase.CONTROL)
                .offers("use Kabe");
    }

    @Test
    void anotherThiefStealsAsEver() {
        var scene =
                table().at(CANTINA, "Ponda Baba", "Rebel Trooper")
                        .on("Ponda Baba", "Swilla Corey", JUICE)
                        .on("Rebel Trooper", "Electrobinoculars")
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.CONTROL);
        scene.use("Swilla Corey").passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.hostOf("Electrobinoculars")).isEqualTo("Ponda Baba");
    }

    private static Scene moved(Position position, String mover, String to) {
        return position.force(LIGHT, 5).turn(LIGHT, Phase.MOVE).move(mover).to(to).passUntil(LIGHT);
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Lars' Moisture Farm, Tatooine: Mos Eisley, false",
        "Tatooine: Docking Bay 94, Tatooine: Cantina, false",
        "Tatooine: Mos Eisley, Tatooine: Lars' Moisture Farm, true"
    })
    void itIsCanceledAsTheAlienMovesToOneOfThoseSites(String from, String to, boolean stays) {
        var scene =
                moved(
                        table().site(from, DARK)
                                .site(to, DARK)
                                .at(from, "Kabe", "Wioslea")
                                .on("Kabe", JUICE),
                        "Kabe",
                        to);
        assertThat(scene.isOnTable(JUICE)).isEqualTo(stays);
    }

    @Test
    void nobodyElseWhoMovesThereCancelsIt() {
        var scene =
                moved(
                        table().site(MOS_EISLEY, DARK)
                                .at(FARM, "Kabe", "Wioslea")
                                .on("Kabe", JUICE),
                        "Wioslea",
                        MOS_EISLEY);
        assertThat(scene.isOnTable(JUICE)).isTrue();
    }

    @Test
    void aPassengerIsMovedAndADriverIsNotServed() {
        String speeder = "SoroSuub V-35 Landspeeder";
        var riding =
                moved(
                        table().site(MOS_EISLEY, DARK)
                                .at(FARM, speeder)
                                .pilot(speeder, "Wioslea")
                                .passenger(speeder, "Kabe")
                                .on("Kabe", JUICE),
                        speeder,
                        MOS_EISLEY);
        assertThat(riding.isOnTable(JUICE)).isFalse();
        var driving =
                moved(
                        table().site(MOS_EISLEY, DARK)
                                .at(FARM, speeder)
                                .pilot(speeder, "Kabe")
                                .passenger(speeder, "Wioslea")
                                .on("Kabe", JUICE),
                        speeder,
                        MOS_EISLEY);
        assertThat(driving.isOnTable(JUICE)).isTrue();
    }

    @Test
    void theSailBargeServesItTooWhereItIsAndInside() {
        var beside =
                moved(
                        tableWith(BARGES)
                                .at(FARM, BARGE)
                                .at("Tatooine: Jawa Camp", "Kabe")
                                .on("Kabe", JUICE),
                        "Kabe",
                        FARM);
        assertThat(beside.isOnTable(JUICE)).isFalse();
        var inside =
                moved(
                        tableWith(BARGES)
                                .site(DECK, DARK)
                                .at("Jabba's Sail Barge: Plain Hold", "Kabe")
                                .on("Kabe", JUICE),
                        "Kabe",
                        DECK);
        assertThat(inside.isOnTable(JUICE)).isFalse();
    }
}
