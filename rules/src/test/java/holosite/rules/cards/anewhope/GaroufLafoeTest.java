package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Garouf Lafoe. */
class GaroufLafoeTest {
    private static final String GAROUF = "Garouf Lafoe";

    private static final Card COLLECTOR =
            Kinds.imperial("Plain Collector", "0_1")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(3)
                    .is(Trait.TAX_COLLECTOR)
                    .says();

    @Test
    void onTatooineYourCharactersAreWorthMore() {
        var scene =
                table().at(BAY, GAROUF, "Rebel Trooper", "Stormtrooper")
                        .at(FARM, "Luke Skywalker")
                        .turn(LIGHT);
        assertThat(change(scene, "Rebel Trooper")).isEqualTo(1);
        assertThat(change(scene, GAROUF)).isEqualTo(1);
        assertThat(change(scene, "Stormtrooper")).isZero();
        assertThat(change(scene, "Luke Skywalker")).isZero();
    }

    @Test
    void onHothTheOpponentsAreWorthLess() {
        var scene =
                table().at(PLAINS, GAROUF, "Rebel Trooper", "Stormtrooper")
                        .at(PERIMETER, "Darth Vader")
                        .turn(LIGHT);
        assertThat(change(scene, "Stormtrooper")).isEqualTo(-1);
        assertThat(change(scene, "Rebel Trooper")).isZero();
        assertThat(change(scene, "Darth Vader")).isZero();
    }

    @Test
    void elsewhereNobodyIs() {
        var scene = table().at(WAR_ROOM, GAROUF, "Rebel Trooper", "Stormtrooper").turn(LIGHT);
        assertThat(change(scene, "Rebel Trooper")).isZero();
        assertThat(change(scene, "Stormtrooper")).isZero();
    }

    @Test
    void aTaxCollectorSilencesHim() {
        var tatooine =
                tableWith(COLLECTOR)
                        .at(CANTINA, GAROUF, "Rebel Trooper", "Plain Collector")
                        .turn(LIGHT);
        assertThat(change(tatooine, "Rebel Trooper")).isZero();
        var hoth = tableWith(COLLECTOR).at(PLAINS, GAROUF, "Plain Collector").turn(LIGHT);
        assertThat(change(hoth, "Plain Collector")).isZero();
        var away =
                tableWith(COLLECTOR)
                        .at(CANTINA, GAROUF, "Rebel Trooper")
                        .at(FARM, "Plain Collector")
                        .turn(LIGHT);
        assertThat(change(away, "Rebel Trooper")).isEqualTo(1);
    }

    @Test
    void hePilotsSomewhatBetter() {
        var scene =
                tableWith(COLLECTOR)
                        .at("Tatooine", "Red 5")
                        .pilot("Red 5", GAROUF)
                        .at(BAY, "Red 2")
                        .turn(LIGHT);
        assertThat(scene.power("Red 5")).isEqualTo(scene.printed(Figure.POWER, "Red 5") + 1);
        var taxed =
                tableWith(COLLECTOR)
                        .at(CANTINA, "Luke's X-34 Landspeeder", "Plain Collector")
                        .pilot("Luke's X-34 Landspeeder", GAROUF)
                        .turn(LIGHT);
        assertThat(taxed.power("Luke's X-34 Landspeeder"))
                .isEqualTo(taxed.printed(Figure.POWER, "Luke's X-34 Landspeeder"));
    }

    private static double change(Scene scene, String card) {
        return scene.forfeitValue(card) - scene.printed(Figure.FORFEIT, card);
    }

    @Test
    void aTaxCollectorSilencesHisPilotingTooAndNoVehicleIsWorthMoreOrLess() {
        var site =
                table().at(CANTINA, GAROUF, "Luke's X-34 Landspeeder", "Rebel Trooper").turn(LIGHT);
        assertThat(change(site, "Luke's X-34 Landspeeder")).isZero();
        var hoth = table().at(PLAINS, GAROUF, "Blizzard 1").turn(LIGHT);
        assertThat(change(hoth, "Blizzard 1")).isZero();
        var taxed =
                tableWith(COLLECTOR)
                        .at(PLAINS, "Snowspeeder", "Plain Collector")
                        .pilot("Snowspeeder", GAROUF)
                        .turn(LIGHT);
        var untaxed = table().at(PLAINS, "Snowspeeder").pilot("Snowspeeder", GAROUF).turn(LIGHT);
        assertThat(taxed.power("Snowspeeder")).isEqualTo(untaxed.power("Snowspeeder") - 1);
    }

    @Test
    void aboveThePlanetHeChangesNobodysForfeit() {
        var scene =
                table().at("Tatooine", "Home One")
                        .aboard("Home One", GAROUF, "Rebel Trooper")
                        .at("Hoth", "Devastator")
                        .turn(LIGHT);
        assertThat(change(scene, "Rebel Trooper")).isZero();
    }

    @Test
    void aboveHothHeChangesNobodysForfeitEither() {
        var scene =
                table().at("Hoth", "Home One", "Devastator")
                        .aboard("Home One", GAROUF)
                        .aboard("Devastator", "Stormtrooper")
                        .turn(LIGHT);
        assertThat(change(scene, "Stormtrooper")).isZero();
    }
}
