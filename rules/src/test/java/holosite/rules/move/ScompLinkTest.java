package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static holosite.rules.catalog.Fits.fits;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Capacity;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A Scomp link of the location, or of the ship one sits in. */
class ScompLinkTest {
    private static final String MESS = "How Did We Get Into This Mess?";
    private static final String ARTOO = "R2-D2 (Artoo-Detoo)";

    private static boolean linked(Position position) {
        return position.hand(LIGHT, MESS, "Han Solo")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.CONTROL)
                .isOffered("play " + MESS);
    }

    @Test
    void theLinkOfTheShipOneSitsInCounts() {
        assertThat(linked(table().at("Tatooine", "Tantive IV").passenger("Tantive IV", ARTOO)))
                .isTrue();
        assertThat(
                        linked(
                                table().at("Tatooine", "Red 2")
                                        .pilot("Red 2", "Wedge Antilles")
                                        .astromech("Red 2", ARTOO)))
                .isTrue();
    }

    @Test
    void whoPilotsOrDrivesUsesTheLinkOfHisShipOrVehicle() {
        var bus =
                Kinds.transportVehicle("Plain Bus", LIGHT, "0_1")
                        .destiny(1)
                        .deploy(1)
                        .power(0)
                        .landspeed(1)
                        .forfeit(1)
                        .icons(Icon.SCOMP_LINK)
                        .carries(Capacity.pilots(1))
                        .says();
        var scene =
                tableWith(bus)
                        .at("Tatooine", "Tantive IV")
                        .pilot("Tantive IV", "Han Solo")
                        .at("Tatooine: Cantina", "Plain Bus", "Rebel Trooper")
                        .pilot("Plain Bus", "Leia Organa")
                        .turn(LIGHT, Phase.CONTROL);
        var linked = Filters.atScompLink(Filters.CHARACTER);
        assertThat(fits(scene, "Han Solo", linked)).isTrue();
        assertThat(fits(scene, "Leia Organa", linked)).isTrue();
        assertThat(fits(scene, "Rebel Trooper", linked)).isFalse();
    }

    @Test
    void theLinkOfALocationCounts() {
        assertThat(linked(table().site(FARM, LIGHT).at(FARM, ARTOO))).isTrue();
    }

    @Test
    void withoutALinkThereIsNone() {
        assertThat(linked(table().at("Tatooine: Cantina", ARTOO))).isFalse();
        assertThat(linked(table().at("Tatooine", "Tantive IV").at("Tatooine: Cantina", ARTOO)))
                .isFalse();
    }

    @Test
    void neitherAnotherCharacterNorTheOpponentsDroidUsesALink() {
        assertThat(linked(table().at(FARM, "Luke Skywalker"))).isFalse();
        assertThat(linked(table().at(FARM, "EG-6"))).isFalse();
        String tube = "light Lift Tube";
        assertThat(linked(table().at(FARM, tube).passenger(tube, ARTOO))).isTrue();
        assertThat(linked(table().at("Tatooine: Cantina", tube).passenger(tube, ARTOO))).isFalse();
        assertThat(linked(table().at("Tatooine: Cantina", tube).pilot(tube, "R4-E1"))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Lars' Moisture Farm, R2-D2, 3",
        "Tatooine: Lars' Moisture Farm, C-3PO, 3",
        "Tatooine: Lars' Moisture Farm, Rebel Trooper, 2",
        "Tatooine: Cantina, C-3PO, 2",
        "light Lift Tube, R2-D2, 2",
        "Luke's X-34 Landspeeder, C-3PO, 2"
    })
    void theHandIsReplacedForOneForceAndOneCardMoreIfADroidThereIsC3poOrR2D2(
            String where, String who, int cards) {
        var position = table().site(FARM, LIGHT).at(FARM, "R2-X2").site("Tatooine: Cantina", DARK);
        if (where.startsWith("light")) {
            position.at("Tatooine: Cantina", where).passenger(where, who);
        } else if (where.startsWith("Luke's")) {
            position.at("Tatooine: Mos Eisley", where).pilot(where, who);
        } else {
            position.at(where, who);
        }
        var scene =
                position.hand(LIGHT, MESS, "Han Solo", "Leia Organa")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(MESS).choose("Han Solo", "Leia Organa").passResponses();
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        assertThat(scene.used(LIGHT)).contains("Han Solo", "Leia Organa", MESS).hasSize(4);
        assertThat(scene.hand(LIGHT)).hasSize(cards);
    }

    @Test
    void aDroidThatWasStolenHelpsNoMore() {
        var scene =
                table().site(FARM, LIGHT)
                        .at(FARM, "R2-X2", "C-3PO")
                        .stolen("C-3PO")
                        .hand(LIGHT, MESS, "Han Solo", "Leia Organa")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(MESS).choose("Han Solo", "Leia Organa").passResponses();
        assertThat(scene.hand(LIGHT)).hasSize(2);
    }
}
