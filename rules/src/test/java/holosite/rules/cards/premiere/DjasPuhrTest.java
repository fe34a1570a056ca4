package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Djas Puhr, and 5D6-RA-7 and 2X-3KPR, who mind the night as well. */
class DjasPuhrTest {
    private static final String HUT = "Tatooine: Obi-Wan's Hut";

    @ParameterizedTest
    @CsvSource({
        "Hoth: Ice Plains (5th Marker), DARK, 3",
        "Tatooine: Lars' Moisture Farm, LIGHT, 2",
        "Tatooine: Lars' Moisture Farm, DARK, 2"
    })
    void eachDarkIconPresentMakesHimStronger(String place, Side version, double power) {
        var scene = table().site(place, version).at(place, "Djas Puhr").turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Djas Puhr")).isEqualTo(1 + scene.forceIcons(place, DARK));
        assertThat(scene.power("Djas Puhr")).isEqualTo(power);
        assertThat(scene.immunity("Djas Puhr")).isEqualTo(3);
    }

    @Test
    void atNightEachMakesHimTwiceAsMuchStronger() {
        var scene =
                table().at(PLAINS, "Djas Puhr")
                        .system("Hoth", DARK)
                        .on("Hoth", "Sunsdown")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forceIcons(PLAINS, DARK)).isEqualTo(2);
        assertThat(scene.power("Djas Puhr")).isEqualTo(5);
    }

    @Test
    void insideAStarshipNoIconsArePresentWithHim() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .passenger("Devastator", "Djas Puhr")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Djas Puhr")).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "Admiral Motti, Tatooine: Obi-Wan's Hut, 3",
                "Colonel Wullf Yularen, Tatooine: Obi-Wan's Hut, 3",
                "Colonel Wullf Yularen, Tatooine: Docking Bay 94, 2",
                "Darth Vader, Tatooine: Obi-Wan's Hut, 2"
            })
    void fivedesixIsStrongerBesideThoseItServes(String other, String place, double power) {
        var scene = table().at(HUT, "5D6-RA-7").at(place, other).turn(DARK, Phase.CONTROL);
        assertThat(scene.power("5D6-RA-7")).isEqualTo(power);
    }

    @ParameterizedTest
    @CsvSource({
        "R2-X2, LIGHT, 1",
        "Rebel Trooper, LIGHT, 0",
        "R4-M9, DARK, 0",
        "Plain Mouse, DARK, 1"
    })
    void droidsCostMoreWhereFivedesixIs(String card, Side side, int more) {
        var mouse =
                Kinds.droid("Plain Mouse", DARK, "0_1")
                        .destiny(1)
                        .deploy(1)
                        .power(1)
                        .forfeit(1)
                        .is(Trait.MOUSE_DROID)
                        .says();
        var scene =
                tableWith(mouse)
                        .at(HUT, "5D6-RA-7")
                        .site(BAY, DARK)
                        .hand(side, card)
                        .turn(side, Phase.DEPLOY);
        assertThat(scene.deployCost(card, HUT) - scene.deployCost(card, BAY)).isEqualTo(more);
    }

    @Test
    void atNightFivedesixIsImmuneToAttrition() {
        var day = table().at(HUT, "5D6-RA-7").turn(DARK, Phase.CONTROL);
        assertThat(day.immunity("5D6-RA-7")).isZero();
        var night =
                table().at(HUT, "5D6-RA-7")
                        .system("Tatooine", DARK)
                        .on("Tatooine", "Sunsdown")
                        .turn(DARK, Phase.CONTROL);
        assertThat(night.immunity("5D6-RA-7")).isInfinite();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "true, true, Rebel Trooper, Tatooine: Obi-Wan's Hut, 2, 3",
                "true, false, Rebel Trooper, Tatooine: Obi-Wan's Hut, 2, 0",
                "false, true, Rebel Trooper, Tatooine: Obi-Wan's Hut, 0, 0",
                "true, true, Kabe Friend, Tatooine: Obi-Wan's Hut, 2, 3",
                "true, true, Stormtrooper, Tatooine: Obi-Wan's Hut, 0, 0",
                "true, true, Garindan, Tatooine: Obi-Wan's Hut, 0, 0",
                "true, true, R2-X2, Tatooine: Obi-Wan's Hut, 0, 0",
                "true, true, Rebel Trooper, Tatooine: Docking Bay 94, 0, 0"
            })
    void tooexLeadsRebelsAndAliensAtNight(
            boolean night,
            boolean station,
            String card,
            String place,
            double power,
            double immune) {
        var alien =
                Kinds.alien("Kabe Friend", LIGHT, "0_1")
                        .destiny(2)
                        .deploy(1)
                        .power(1)
                        .ability(1)
                        .forfeit(1)
                        .says();
        var device =
                Kinds.device("Hydroponics Station", LIGHT, "0_2")
                        .destiny(4)
                        .says(Abilities.deploysOn(Filters.SITE));
        var position =
                tableWith(alien, device)
                        .at(HUT, "2X-3KPR")
                        .site(BAY, DARK)
                        .at(place, card)
                        .system("Tatooine", DARK);
        if (night) {
            position.on("Tatooine", "Sunsdown");
        }
        position.on(station ? HUT : BAY, "Hydroponics Station");
        var scene = position.turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power(card) - scene.printed(Figure.POWER, card)).isEqualTo(power);
        assertThat(scene.immunity(card)).isEqualTo(immune);
    }

    @Test
    void tooexMindsTheNightOnPlanetsOnly() {
        for (Icon kind : new Icon[] {Icon.PLANET, Icon.MOBILE}) {
            var hall =
                    Kinds.site("Plain World", "Hall", LIGHT, "0_1")
                            .unique()
                            .force(1, 1)
                            .icons(Icon.INTERIOR, kind)
                            .dark(Abilities.gives(Trait.NIGHTTIME, Filters.HERE))
                            .light()
                            .done();
            var device =
                    Kinds.device("Hydroponics Station", LIGHT, "0_2")
                            .destiny(4)
                            .says(Abilities.deploysOn(Filters.SITE));
            var scene =
                    tableWith(hall, device)
                            .at("Plain World: Hall", "2X-3KPR", "Rebel Trooper")
                            .on("Plain World: Hall", "Hydroponics Station")
                            .turn(LIGHT, Phase.CONTROL);
            assertThat(scene.power("Rebel Trooper")).isEqualTo(kind == Icon.PLANET ? 3 : 1);
            assertThat(scene.immunity("Rebel Trooper")).isEqualTo(kind == Icon.PLANET ? 3 : 0);
        }
    }
}
