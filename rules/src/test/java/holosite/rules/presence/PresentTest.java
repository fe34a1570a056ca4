package holosite.rules.presence;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.filter.Relation.AT;
import static holosite.language.filter.Relation.PRESENT_AT;
import static holosite.language.filter.Relation.PRESENT_WITH;
import static holosite.language.filter.Relation.WITH;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.catalog.Fits.is;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Present: physically at one place. */
class PresentTest {
    private static Scene redFiveAtHoth() {
        return table().at("Hoth", "Red 5", "X-wing")
                .pilot("Red 5", "Luke Skywalker")
                .astromech("Red 5", "R2-D2")
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    @Claim({"present#1", "present#4", "present#5", "present#6"})
    void lukeInRedFiveIsAtTheSystemButPresentInHisShip() {
        var scene = redFiveAtHoth();

        assertThat(is(scene, "Red 5", PRESENT_AT, "Hoth")).isTrue();
        assertThat(is(scene, "Luke Skywalker", PRESENT_AT, "Red 5")).isTrue();
        assertThat(is(scene, "Luke Skywalker", AT, "Hoth")).isTrue();
        assertThat(is(scene, "Luke Skywalker", PRESENT_AT, "Hoth")).isFalse();
    }

    @Test
    @Claim("present#2")
    void noCardIsPresentAtTwoPlaces() {
        var scene =
                table().at("Hoth", "Devastator")
                        .cargo("Devastator", "Black 2")
                        .pilot("Black 2", "DS-61-2")
                        .pilot("Devastator", "Darth Vader")
                        .at(FARM, "Luke's X-34 Landspeeder")
                        .pilot("Luke's X-34 Landspeeder", "Luke Skywalker")
                        .turn(DARK, Phase.CONTROL);
        var places =
                new String[] {"Hoth", FARM, "Devastator", "Black 2", "Luke's X-34 Landspeeder"};
        var cards =
                new String[] {"Devastator", "Black 2", "DS-61-2", "Darth Vader", "Luke Skywalker"};

        for (String card : cards) {
            int count = 0;
            for (String place : places) {
                count += is(scene, card, PRESENT_AT, place) ? 1 : 0;
            }
            assertThat(count).as(card).isEqualTo(1);
        }
    }

    @Test
    @Claim("present#3")
    void placesToBePresentAreSitesSectorsSystemsAndTheInsideOfEnclosedCraft() {
        var scene =
                table().system("Tatooine", DARK)
                        .locationOf("Tatooine", "Asteroid Field", DARK)
                        .at("Asteroid Field", "TIE Fighter")
                        .at("Tatooine", "Devastator")
                        .cargo("Devastator", "Black 2")
                        .at(FARM, "Sandcrawler", "Luke's X-34 Landspeeder", "Darth Vader")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .pilot("Sandcrawler", "Han Solo")
                        .pilot("Luke's X-34 Landspeeder", "Luke Skywalker")
                        .turn(DARK, Phase.CONTROL);

        assertThat(is(scene, "Darth Vader", PRESENT_AT, FARM)).isTrue();
        assertThat(is(scene, "TIE Fighter", PRESENT_AT, "Asteroid Field")).isTrue();
        assertThat(is(scene, "Devastator", PRESENT_AT, "Tatooine")).isTrue();
        assertThat(is(scene, "Black 2", PRESENT_AT, "Devastator")).isTrue();
        assertThat(is(scene, "Han Solo", PRESENT_AT, "Sandcrawler")).isTrue();
        // an open vehicle, or whoever carries something, is no such place
        assertThat(is(scene, "Luke Skywalker", PRESENT_AT, "Luke's X-34 Landspeeder")).isFalse();
        assertThat(is(scene, "Luke Skywalker", PRESENT_AT, FARM)).isTrue();
        assertThat(is(scene, "Vader's Lightsaber", PRESENT_AT, "Darth Vader")).isFalse();
    }

    @Test
    @Claim("present#7")
    void cardsAtTheSamePlaceArePresentWithEachOther() {
        var scene = redFiveAtHoth();

        assertThat(is(scene, "Red 5", PRESENT_WITH, "X-wing")).isTrue();
        assertThat(is(scene, "Luke Skywalker", PRESENT_WITH, "R2-D2")).isTrue();
        assertThat(is(scene, "Luke Skywalker", PRESENT_WITH, "X-wing")).isFalse();
        assertThat(is(scene, "Luke Skywalker", WITH, "X-wing")).isTrue();
    }

    @Test
    @Claim({"present#2", "present#3"})
    void insideSomethingInAHoldOneIsPresentInTheNextHullAroundOne() {
        var scene =
                table().at("Tatooine", "Independence")
                        .cargo("Independence", "Rogue 1", "Luke's X-34 Landspeeder")
                        .pilot("Rogue 1", "Wedge Antilles")
                        .pilot("Luke's X-34 Landspeeder", "Luke Skywalker")
                        .on("Luke Skywalker", "Anakin's Lightsaber")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(is(scene, "Wedge Antilles", PRESENT_AT, "Rogue 1")).isTrue();
        assertThat(is(scene, "Wedge Antilles", PRESENT_AT, "Independence")).isFalse();
        assertThat(is(scene, "Rogue 1", PRESENT_AT, "Independence")).isTrue();
        // a landspeeder is open: who is on it is in the hold
        assertThat(is(scene, "Luke Skywalker", PRESENT_AT, "Independence")).isTrue();
        assertThat(is(scene, "Anakin's Lightsaber", PRESENT_AT, "Independence")).isTrue();
        assertThat(is(scene, "Luke Skywalker", PRESENT_WITH, "Wedge Antilles")).isFalse();
        for (String card : new String[] {"Wedge Antilles", "Luke Skywalker", "Rogue 1"}) {
            assertThat(is(scene, card, AT, "Tatooine")).as(card).isTrue();
            assertThat(is(scene, card, PRESENT_AT, "Tatooine")).as(card).isFalse();
        }
    }
}
