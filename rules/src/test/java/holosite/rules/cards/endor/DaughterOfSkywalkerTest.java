package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Capacity;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Daughter Of Skywalker. */
class DaughterOfSkywalkerTest {
    private static final String DAUGHTER = "Daughter Of Skywalker";
    private static final String LEARNED = "Mind What You Have Learned";
    private static final String LUKE = "Luke Skywalker";
    private static final String SWAMP = "Dagobah: Swamp";
    private static final String HUT = "Endor: Chief Chirpa's Hut";

    private static Position dagobah() {
        return table().system("Dagobah", LIGHT).site(SWAMP, LIGHT).force(LIGHT, 15);
    }

    private static Position learned() {
        return dagobah().site(CANTINA, LIGHT).beside(LIGHT, LEARNED);
    }

    @Test
    @Claim("daughter-of-skywalker#1")
    void sheDeploysForThreeLessOnEndorAndDagobahDespiteTheRulesOfDagobah() {
        var scene =
                dagobah()
                        .site(HUT, LIGHT)
                        .site(CANTINA, LIGHT)
                        .system("Endor", LIGHT)
                        .at("Endor", "Corellian Corvette")
                        .at("Dagobah", "Corellian Corvette")
                        .hand(LIGHT, DAUGHTER, LUKE)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost(DAUGHTER, SWAMP)).isEqualTo(4);
        assertThat(scene.deployCost(DAUGHTER, HUT)).isEqualTo(4);
        assertThat(scene.deployCost(DAUGHTER, CANTINA)).isEqualTo(7);
        // in orbit is not on the planet
        assertThat(scene.deployCost(DAUGHTER, "Corellian Corvette")).isEqualTo(7);
        assertThat(scene.deployCost(DAUGHTER, "Corellian Corvette#2")).isEqualTo(7);
        // a character whose text does not name Dagobah does not go there
        assertThat(scene.deploy(LUKE).offered()).doesNotContain(SWAMP);
        scene.choose(CANTINA).passResponses();
        scene.deploy(DAUGHTER);
        assertThat(scene.offered())
                .contains(SWAMP, HUT, CANTINA, "Corellian Corvette")
                .doesNotContain("Corellian Corvette#2");
        int force = scene.forcePile(LIGHT).size();
        scene.choose(SWAMP).passResponses();
        assertThat(scene.locationOf(DAUGHTER)).isEqualTo(SWAMP);
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 4);
    }

    @Test
    void sheDeploysForThreeLessOnTydirium() {
        var tydirium =
                Kinds.starfighter("Tydirium", LIGHT, "0_1")
                        .unique()
                        .persona("Tydirium")
                        .destiny(2)
                        .deploy(3)
                        .power(2)
                        .maneuver(3)
                        .hyperspeed(4)
                        .forfeit(5)
                        .carries(Capacity.pilots(2).withPassengers(4))
                        .says();
        var scene =
                tableWith(tydirium)
                        .system("Tatooine", LIGHT)
                        .at("Tatooine", "Tydirium", "Corellian Corvette")
                        .hand(LIGHT, DAUGHTER)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost(DAUGHTER, "Tydirium")).isEqualTo(4);
        assertThat(scene.deployCost(DAUGHTER, "Corellian Corvette")).isEqualTo(7);
    }

    @Test
    void noOtherPlaceWithRulesOfItsOwnIsOpenToHer() {
        table().system("Death Star", DARK)
                .at("Death Star: Trench", "X-wing")
                .force(LIGHT, 15)
                .hand(LIGHT, DAUGHTER)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + DAUGHTER);
    }

    @Test
    @Claim({"daughter-of-skywalker#2", "daughter-of-skywalker#3"})
    void deployedInLukesPlaceByTheObjectiveSheIsTargetedForTheRestOfTheGame() {
        var scene =
                learned()
                        .at(CANTINA, LUKE)
                        .reserve(LIGHT, DAUGHTER, "Leia Organa")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.use(LEARNED).offered()).contains(DAUGHTER).doesNotContain("Leia Organa");
        scene.choose(DAUGHTER).passResponses();
        assertThat(scene.locationOf(DAUGHTER)).isEqualTo(SWAMP);

        // both sides mean her now: she comes back to hand, and Luke does not
        scene.state().flip(scene.card(LEARNED));
        assertThat(taken(scene)).containsExactly(DAUGHTER);
    }

    @Test
    @Claim({"daughter-of-skywalker#2", "daughter-of-skywalker#3"})
    @Ruling("stand-in-for-luke")
    void deployedFromHandSheIsNotTargeted() {
        var scene =
                learned()
                        .at(CANTINA, LUKE)
                        .hand(LIGHT, DAUGHTER)
                        .turn(LIGHT, Phase.DEPLOY)
                        .deploy(DAUGHTER)
                        .to(SWAMP)
                        .passResponses();
        assertThat(scene.locationOf(DAUGHTER)).isEqualTo(SWAMP);
        scene.state().flip(scene.card(LEARNED));
        assertThat(taken(scene)).containsExactly(LUKE);
    }

    @Test
    void inHisPlaceSheStillCostsThreeLessAndNoLukeIsFoundAfterwards() {
        var scene =
                learned()
                        .reserve(LIGHT, DAUGHTER, "Son Of Skywalker", "Yoda")
                        .turn(LIGHT, Phase.DEPLOY);
        int force = scene.forcePile(LIGHT).size();
        assertThat(scene.use(LEARNED).offered()).contains(DAUGHTER, "Son Of Skywalker", "Yoda");
        scene.choose(DAUGHTER).passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 4);
        assertThat(scene.use(LEARNED).offered())
                .contains("Yoda")
                .doesNotContain("Son Of Skywalker");
    }

    /** Whom the other side of the Objective takes back from the table. */
    private static List<String> taken(Scene scene) {
        scene.passUntil(LIGHT, Phase.MOVE);
        scene.use(LEARNED).passResponses();
        return scene.hand(LIGHT);
    }

    @Test
    void outsideSheAddsAForceIconAndSheIsImmuneToAttritionBelowFour() {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .site(CANTINA, DARK)
                        .at(MOS_EISLEY, DAUGHTER)
                        .turn(LIGHT, Phase.CONTROL);
        double printed = scene.state().table().definition(scene.card(MOS_EISLEY)).icons(LIGHT);
        double dark = scene.state().table().definition(scene.card(MOS_EISLEY)).icons(DARK);
        assertThat(scene.forceIcons(MOS_EISLEY, LIGHT)).isEqualTo(printed + 1);
        assertThat(scene.forceIcons(MOS_EISLEY, DARK)).isEqualTo(dark);
        assertThat(scene.immunity(DAUGHTER)).isEqualTo(4);

        var inside = table().site(CANTINA, DARK).at(CANTINA, DAUGHTER).turn(LIGHT, Phase.CONTROL);
        assertThat(inside.forceIcons(CANTINA, LIGHT))
                .isEqualTo(inside.state().table().definition(inside.card(CANTINA)).icons(LIGHT));
    }
}
