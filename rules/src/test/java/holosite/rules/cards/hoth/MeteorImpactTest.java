package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Meteor Impact? */
class MeteorImpactTest {
    private static final String IMPACT = "Meteor Impact?";
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";
    private static final String SNOW = "Hoth: Snow Trench (2nd Marker)";
    private static final String CAMP = "Tatooine: Jawa Camp";
    private static final String WASTES = "Tatooine: Jundland Wastes";
    private static final String SPEEDER = "SoroSuub V-35 Landspeeder";

    @Test
    void itDeploysOnAnExteriorPlanetSiteAimedAtSomebodyOnThatPlanet() {
        var hull =
                Kinds.site("Plain Wreck", "Hull", DARK, "0_1")
                        .unique()
                        .force(1, 1)
                        .icons(Icon.EXTERIOR)
                        .done();
        var scene =
                tableWith(hull)
                        .site(PLAINS, DARK)
                        .system("Hoth", DARK)
                        .at("Plain Wreck: Hull", "Rebel Trooper")
                        .at(PLAINS, "Luke Skywalker", "Stormtrooper", "Snowspeeder")
                        .at(RIDGE, "Kabe")
                        .at(MOS_EISLEY, "Han Solo")
                        .at(CANTINA, "Wioslea")
                        .at(WAR_ROOM, "Dutch")
                        .at("Hoth", "Millennium Falcon")
                        .pilot("Millennium Falcon", "Chewbacca (2_3)")
                        .hand(DARK, IMPACT)
                        .force(DARK, 2)
                        .turn(DARK, Phase.DEPLOY)
                        .deploy(IMPACT);
        assertThat(scene.offered()).containsExactlyInAnyOrder(PLAINS, RIDGE, MOS_EISLEY);
        scene.choose(RIDGE);
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("Luke Skywalker", "Stormtrooper", "Kabe");
        scene.choose("Stormtrooper").passResponses();
        assertThat(scene.forcePile(DARK)).isEmpty();
        table().site(PLAINS, DARK)
                .at(PLAINS, "Luke Skywalker")
                .hand(DARK, IMPACT)
                .force(DARK, 1)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + IMPACT);
    }

    /** Sites of Hoth in a row, from the first marker to the fifth. */
    private static Scene moving(String impact, String from) {
        return table().site(PLAINS, DARK)
                .site(RIDGE, DARK)
                .site(PERIMETER, DARK)
                .site(SNOW, LIGHT)
                .on(impact, IMPACT)
                .at(from, "Kabe", "Wioslea")
                .aimed(IMPACT, "Kabe")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.MOVE);
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth: Snow Trench (2nd Marker), Hoth: North Ridge (4th Marker)",
        "Hoth: Ice Plains (5th Marker), Hoth: Snow Trench (2nd Marker)"
    })
    void heMovesTowardItAndNeverAway(String impact, String away) {
        var other = moving(impact, PERIMETER);
        other.move("Wioslea").to(away).passUntil(LIGHT);
        assertThat(other.locationOf("Wioslea")).isEqualTo(away);
        var scene = moving(impact, PERIMETER).move("Kabe");
        scene.answerDefaults(() -> scene.whoDecides() != LIGHT);
        assertThat(scene.locationOf("Kabe")).isEqualTo(impact.equals(PLAINS) ? RIDGE : SNOW);
        assertThat(scene.isOnTable(IMPACT)).isEqualTo(impact.equals(PLAINS));
    }

    @Test
    void whatElseHeReachesDoesNotCancelIt() {
        var call =
                Kinds.utinniEffect("Plain Call", DARK, "0_1")
                        .destiny(3)
                        .says(Abilities.deploysOn(Filters.SITE).aimingAt(Filters.CHARACTER));
        var scene =
                tableWith(call)
                        .site(PLAINS, DARK)
                        .site(RIDGE, DARK)
                        .at(PERIMETER, "Kabe")
                        .on(PLAINS, IMPACT)
                        .on(RIDGE, "Plain Call")
                        .aimed(IMPACT, "Kabe")
                        .aimed("Plain Call", "Kabe")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);
        scene.move("Kabe").to(RIDGE).passUntil(LIGHT);
        assertThat(scene.isOnTable(IMPACT)).isTrue();
    }

    @Test
    void itIsCanceledWhenHeReachesItAndByNobodyElse() {
        var scene = moving(RIDGE, PERIMETER);
        scene.move("Wioslea").to(RIDGE).passUntil(LIGHT);
        assertThat(scene.isOnTable(IMPACT)).isTrue();
        scene.move("Kabe").to(RIDGE).passUntil(LIGHT);
        assertThat(scene.isOnTable(IMPACT)).isFalse();
        assertThat(scene.lost(DARK)).contains(IMPACT);
    }

    /** Four sites in a row, each the next of the one before. */
    private static Position row(String impact, String at) {
        return table().site(MOS_EISLEY, DARK)
                .site(FARM, DARK)
                .site(CAMP, DARK)
                .site(WASTES, DARK)
                .at(at, SPEEDER)
                .pilot(SPEEDER, "Wioslea")
                .on(impact, IMPACT)
                .force(LIGHT, 9);
    }

    @Test
    void whoeverIsCarriedGoesNoFartherAndPassingItEndsIt() {
        var alone = row(FARM, MOS_EISLEY).at(MOS_EISLEY, "Kabe").aimed(IMPACT, "Kabe");
        assertThat(alone.turn(LIGHT, Phase.MOVE).move(SPEEDER).offered())
                .containsExactlyInAnyOrder(FARM, CAMP, WASTES);
        var scene =
                row(FARM, MOS_EISLEY)
                        .passenger(SPEEDER, "Kabe")
                        .aimed(IMPACT, "Kabe")
                        .turn(LIGHT, Phase.MOVE)
                        .move(SPEEDER);
        assertThat(scene.offered()).containsExactlyInAnyOrder(FARM, CAMP);
        scene.choose(CAMP).passUntil(LIGHT);
        assertThat(scene.locationOf(SPEEDER)).isEqualTo(CAMP);
        assertThat(scene.isOnTable(IMPACT)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"Luke Skywalker, Dutch, false", "Dutch, Luke Skywalker, true"})
    void heDoesNotLeaveThePlanet(String pilot, String other, boolean leaves) {
        var scene =
                table().system("Tatooine", LIGHT)
                        .at(BAY, "X-wing")
                        .pilot("X-wing", pilot)
                        .at(BAY, other)
                        .site(FARM, DARK)
                        .on(FARM, IMPACT)
                        .aimed(IMPACT, "Luke Skywalker")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);
        assertThat(scene.isOffered("take off with X-wing")).isEqualTo(leaves);
    }

    @Test
    void norDoesHeGoByTransitToAnotherPlanet() {
        var scene =
                table().site("Death Star: Docking Bay 327", DARK)
                        .at(BAY, "Kabe", "Wioslea")
                        .site(FARM, DARK)
                        .on(FARM, IMPACT)
                        .aimed(IMPACT, "Kabe")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE)
                        .transitFrom(BAY);
        assertThat(scene.offered()).doesNotContain("Kabe");
    }
}
