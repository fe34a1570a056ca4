package holosite.rules.presence;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.filter.Relation.ABOARD;
import static holosite.language.filter.Relation.AT;
import static holosite.language.filter.Relation.AT_SAME_PLANET_AS;
import static holosite.language.filter.Relation.AT_SAME_SITE_AS;
import static holosite.language.filter.Relation.IN_BATTLE_WITH;
import static holosite.language.filter.Relation.PRESENT_AT;
import static holosite.language.filter.Relation.PRESENT_WITH;
import static holosite.language.filter.Relation.WITH;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.catalog.Fits.is;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Present, presence and prepositions: the glossary's detailed example. */
class PrepositionsDetailedExampleTest {
    private static final String COMM_STATION = "Executor: Comm Station";
    private static final String CORRIDOR = "Executor: Main Corridor";
    private static final String FALCON = "Millennium Falcon";
    private static final String TARKIN = "Grand Moff Tarkin";
    private static final String TUBE = "dark Lift Tube";
    private static final String[] IN_SHIPS = {"Han Solo", "C-3PO", "Jek Porkins", "Captain Piett"};
    private static final String[] BELOW_DECKS = {
        "Darth Vader", "Luke Skywalker", TARKIN, TUBE, "Leia Organa"
    };

    private static Position orbitOfYavin() {
        return table().system("Yavin 4")
                .system("Death Star")
                .counter("Death Star", 4)
                .aimed("Death Star", "Yavin 4")
                .site(COMM_STATION, DARK)
                .site(CORRIDOR, DARK)
                .at("Death Star", FALCON, "Red 6", "Executor")
                .pilot(FALCON, "Han Solo")
                .passenger(FALCON, "C-3PO")
                .pilot("Red 6", "Jek Porkins")
                .pilot("Executor", "Captain Piett")
                .at(COMM_STATION, "Darth Vader", "Luke Skywalker", "dark Lift Tube")
                .passenger("dark Lift Tube", TARKIN)
                .at(CORRIDOR, "Leia Organa")
                .force(DARK, 5)
                .force(LIGHT, 5);
    }

    private static Scene atYavin() {
        return orbitOfYavin().turn(DARK, Phase.CONTROL);
    }

    @Test
    @Claim("present-presence-and-prepositions-detailed-example#1")
    void shipsAndTheirCrewsAreAtTheDeathStarAndAtYavinThoseAtSitesInsideAreNot() {
        var scene = atYavin();

        for (String card : new String[] {FALCON, "Red 6", "Executor"}) {
            assertThat(is(scene, card, AT, "Death Star")).as(card).isTrue();
            assertThat(is(scene, card, AT_SAME_PLANET_AS, "Yavin 4")).as(card).isTrue();
        }
        for (String card : IN_SHIPS) {
            assertThat(is(scene, card, AT, "Death Star")).as(card).isTrue();
            assertThat(is(scene, card, AT_SAME_PLANET_AS, "Yavin 4")).as(card).isTrue();
        }
        for (String card : BELOW_DECKS) {
            assertThat(is(scene, card, AT, "Death Star")).as(card).isFalse();
            assertThat(is(scene, card, AT_SAME_PLANET_AS, "Yavin 4")).as(card).isFalse();
        }
    }

    @Test
    @Claim({
        "present-presence-and-prepositions-detailed-example#2",
        "present-presence-and-prepositions-detailed-example#6"
    })
    void allAreAboardTheirShips() {
        var scene = atYavin();

        assertThat(is(scene, "Han Solo", ABOARD, FALCON)).isTrue();
        assertThat(is(scene, "C-3PO", ABOARD, FALCON)).isTrue();
        assertThat(is(scene, "Jek Porkins", ABOARD, "Red 6")).isTrue();
        assertThat(is(scene, "Captain Piett", ABOARD, "Executor")).isTrue();
        for (String card : BELOW_DECKS) {
            assertThat(is(scene, card, ABOARD, "Executor")).as(card).isTrue();
            assertThat(is(scene, card, ABOARD, FALCON)).as(card).isFalse();
        }
        assertThat(is(scene, TARKIN, ABOARD, TUBE)).isTrue();
        assertThat(is(scene, "Darth Vader", ABOARD, TUBE)).isFalse();
    }

    @Test
    @Claim({
        "present-presence-and-prepositions-detailed-example#3",
        "present-presence-and-prepositions-detailed-example#4",
        "present-presence-and-prepositions-detailed-example#5",
        "present-presence-and-prepositions-detailed-example#7"
    })
    void whoIsAtTheSameLocation() {
        var scene = atYavin();

        assertThat(is(scene, "Han Solo", WITH, "C-3PO")).isTrue();
        assertThat(is(scene, "Han Solo", WITH, "Jek Porkins")).isTrue();
        assertThat(is(scene, "Han Solo", WITH, "Captain Piett")).isTrue();
        assertThat(is(scene, "Han Solo", WITH, "Darth Vader")).isFalse();
        assertThat(is(scene, "Darth Vader", AT_SAME_SITE_AS, TARKIN)).isTrue();
        assertThat(is(scene, "Luke Skywalker", AT_SAME_SITE_AS, TARKIN)).isTrue();
        assertThat(is(scene, "Luke Skywalker", AT_SAME_SITE_AS, "Darth Vader")).isTrue();
        assertThat(is(scene, "Han Solo", AT_SAME_SITE_AS, "Jek Porkins")).isFalse();
        for (String card : new String[] {"Darth Vader", "Luke Skywalker", TARKIN, TUBE}) {
            assertThat(is(scene, card, AT, COMM_STATION)).as(card).isTrue();
        }
        assertThat(is(scene, "Leia Organa", AT, CORRIDOR)).isTrue();
        assertThat(is(scene, "Leia Organa", AT, COMM_STATION)).isFalse();
    }

    @Test
    @Claim("present-presence-and-prepositions-detailed-example#8")
    void inABattleAtTheSystemHanAndJekFightTogether() {
        var scene = orbitOfYavin().turn(DARK, Phase.BATTLE);

        scene.battleAt("Death Star");

        assertThat(is(scene, "Han Solo", IN_BATTLE_WITH, "Jek Porkins")).isTrue();
        assertThat(is(scene, "Han Solo", IN_BATTLE_WITH, "Luke Skywalker")).isFalse();
    }

    @Test
    @Claim("present-presence-and-prepositions-detailed-example#9")
    void inABattleAtTheCommStationTarkinFightsWithVader() {
        var scene = orbitOfYavin().nextDestiny(LIGHT, 3).turn(LIGHT, Phase.BATTLE);

        scene.battleAt(COMM_STATION);
        assertThat(is(scene, TARKIN, IN_BATTLE_WITH, "Darth Vader")).isTrue();
        assertThat(is(scene, TARKIN, IN_BATTLE_WITH, "Leia Organa")).isFalse();

        // Tarkin with Vader in a battle may cancel a destiny of the opponent
        boolean offered = false;
        while (scene.inBattle() && !offered) {
            offered = scene.isOffered("use " + TARKIN);
            if (!offered) {
                scene.answerDefault();
            }
        }
        assertThat(offered).isTrue();
    }

    @Test
    @Claim({
        "present-presence-and-prepositions-detailed-example#10",
        "present-presence-and-prepositions-detailed-example#11",
        "present-presence-and-prepositions-detailed-example#12",
        "present-presence-and-prepositions-detailed-example#13",
        "present-presence-and-prepositions-detailed-example#14"
    })
    void whoIsFeltWhere() {
        var scene = atYavin();

        // Han and Jek; Piett and Executor's permanent pilots
        assertThat(scene.totalAbility("Death Star", LIGHT)).isEqualTo(3 + 2);
        assertThat(scene.totalAbility("Death Star", DARK)).isEqualTo(3 + 3);
        assertThat(scene.totalAbility(COMM_STATION, DARK)).isEqualTo(6 + 3);
        assertThat(scene.totalAbility(COMM_STATION, LIGHT)).isEqualTo(4);
        assertThat(scene.totalAbility(CORRIDOR, LIGHT))
                .isEqualTo(scene.ability("Leia Organa"))
                .isPositive();
        assertThat(scene.occupies(DARK, CORRIDOR)).isFalse();
        assertThat(scene.occupies(LIGHT, "Yavin 4")).isFalse();
        assertThat(scene.occupies(DARK, "Yavin 4")).isFalse();
    }

    @Test
    @Claim("present-presence-and-prepositions-detailed-example#13")
    void droidsShipsAndTubesByThemselvesAreFeltNowhere() {
        var scene =
                table().at("Yavin 4", FALCON)
                        .passenger(FALCON, "C-3PO")
                        .at(COMM_STATION, TUBE)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.occupies(LIGHT, "Yavin 4")).isFalse();
        assertThat(scene.occupies(DARK, COMM_STATION)).isFalse();
    }

    @Test
    @Claim({
        "present-presence-and-prepositions-detailed-example#15",
        "present-presence-and-prepositions-detailed-example#16",
        "present-presence-and-prepositions-detailed-example#17",
        "present-presence-and-prepositions-detailed-example#18",
        "present-presence-and-prepositions-detailed-example#19",
        "present-presence-and-prepositions-detailed-example#20"
    })
    void whoIsPresentWhere() {
        var scene = atYavin();

        assertThat(is(scene, "Han Solo", PRESENT_WITH, "C-3PO")).isTrue();
        assertThat(is(scene, "Han Solo", PRESENT_AT, FALCON)).isTrue();
        assertThat(is(scene, "C-3PO", PRESENT_AT, FALCON)).isTrue();
        assertThat(is(scene, "Captain Piett", PRESENT_AT, "Executor")).isTrue();
        assertThat(is(scene, "Han Solo", PRESENT_WITH, "Captain Piett")).isFalse();
        assertThat(is(scene, "Darth Vader", PRESENT_WITH, "Luke Skywalker")).isTrue();
        assertThat(is(scene, "Darth Vader", PRESENT_AT, COMM_STATION)).isTrue();
        assertThat(is(scene, "Luke Skywalker", PRESENT_AT, COMM_STATION)).isTrue();
        assertThat(is(scene, TUBE, PRESENT_AT, COMM_STATION)).isTrue();
        assertThat(is(scene, TARKIN, PRESENT_AT, TUBE)).isTrue();
        assertThat(is(scene, TARKIN, PRESENT_AT, COMM_STATION)).isFalse();
        assertThat(is(scene, TARKIN, PRESENT_WITH, "Darth Vader")).isFalse();
        assertThat(is(scene, "Leia Organa", PRESENT_AT, CORRIDOR)).isTrue();
    }
}
