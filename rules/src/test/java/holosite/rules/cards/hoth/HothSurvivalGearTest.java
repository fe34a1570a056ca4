package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableInsteadOf;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hoth Survival Gear. */
class HothSurvivalGearTest {
    private static final String GEAR = "Hoth Survival Gear";

    @Test
    void rebelsAndWarriorsWearIt() {
        var scene =
                table().at(MOS_EISLEY, "Tamizander Rey", "Wioslea", "Doikk Na'ts", "Stormtrooper")
                        .at(CANTINA, "light Lando Calrissian (5_5)")
                        .hand(LIGHT, GEAR)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, GEAR))
                .containsExactlyInAnyOrder("Tamizander Rey", "Lando Calrissian");
    }

    @ParameterizedTest
    @CsvSource({"Hoth: Ice Plains (5th Marker), 1", "Tatooine: Mos Eisley, 0"})
    void onHothItsBearerIsWorthMore(String where, int more) {
        var scene =
                table().at(where, "Luke Skywalker", "Dutch")
                        .on("Luke Skywalker", GEAR)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3 + more);
        assertThat(scene.forfeitValue("Luke Skywalker")).isEqualTo(7 + more);
        assertThat(scene.power("Dutch")).isEqualTo(scene.printed(Figure.POWER, "Dutch"));
    }

    @Test
    void aboardAStarshipAtHothHeIsNot() {
        var scene =
                table().at("Hoth", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Luke Skywalker")
                        .on("Luke Skywalker", GEAR)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forfeitValue("Luke Skywalker")).isEqualTo(7);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
    }

    @Test
    void exposureSparesItsBearer() {
        var scene =
                table().system("Hoth", DARK)
                        .on("Hoth", "Sunsdown")
                        .at(PLAINS, "Luke Skywalker", "Dutch")
                        .on("Luke Skywalker", GEAR)
                        .hand(DARK, "Exposure")
                        .force(DARK, 9)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Exposure").passResponses();
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
        assertThat(scene.isOnTable("Dutch")).isFalse();
    }

    private static Card cold(String title) {
        return Kinds.usedInterrupt(title, DARK, "0_1")
                .destiny(3)
                .says(Actions.used(Action.at(When.anyTime()).then(Effects.lose(Filters.REBEL))));
    }

    @ParameterizedTest
    @CsvSource({
        "Frostbite, Hoth: Ice Plains (5th Marker), false",
        "Ice Storm, Hoth: Ice Plains (5th Marker), false",
        "Plain Frost, Hoth: Ice Plains (5th Marker), true",
        "Frostbite, Tatooine: Mos Eisley, true"
    })
    void soDoOtherTextsOfTheColdOnHoth(String title, String where, boolean reached) {
        var scene =
                tableInsteadOf(cold(title))
                        .at(where, "Luke Skywalker", "Dutch")
                        .on("Luke Skywalker", GEAR)
                        .hand(DARK, title)
                        .turn(DARK, Phase.CONTROL);
        scene.play(title).passResponses();
        assertThat(scene.isOnTable("Luke Skywalker")).isEqualTo(!reached);
        assertThat(scene.isOnTable("Dutch")).isFalse();
    }

    @Test
    void aboardAStarshipTheyReachHim() {
        var scene =
                tableInsteadOf(cold("Frostbite"))
                        .at("Hoth", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Luke Skywalker")
                        .on("Luke Skywalker", GEAR)
                        .hand(DARK, "Frostbite")
                        .turn(DARK, Phase.CONTROL);
        scene.play("Frostbite").passResponses();
        assertThat(scene.isOnTable("Luke Skywalker")).isFalse();
    }
}
