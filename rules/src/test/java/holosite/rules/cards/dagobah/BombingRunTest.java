package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.move.MoveRules;
import holosite.rules.refusal.Refusal;
import holosite.rules.table.Flag;
import holosite.rules.view.CardView;
import org.junit.jupiter.api.Test;

/** Bombing Run, and the bombing runs it allows. */
class BombingRunTest {
    private static final String RUN = "Bombing Run";
    private static final String BOMBER = "TIE Bomber";
    private static final String TO_BOMB = "bombing run with " + BOMBER;

    /** Bombing Run at Mos Eisley, and a bomber above. */
    private static Position table() {
        return CardTable.table()
                .system("Tatooine", DARK)
                .site(MOS_EISLEY, DARK)
                .on(MOS_EISLEY, RUN)
                .at("Tatooine", BOMBER)
                .force(DARK, 5);
    }

    private static Scene moving(Position table) {
        return table.turn(DARK, Phase.MOVE).passResponses();
    }

    private static Scene over() {
        return moving(table()).bombingRun(BOMBER).passResponses();
    }

    @Test
    void itDeploysOnANonInteriorPlanetSiteButNotOnDagobah() {
        var scene =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .site(MOS_EISLEY, DARK)
                        .site(FARM, LIGHT)
                        .site(CANTINA, DARK)
                        .site(CardTable.BAY, LIGHT)
                        .site("Dagobah: Cave", DARK)
                        .site("Dagobah: Swamp", LIGHT)
                        .site("Cloud City: Platform 327 (Docking Bay)", LIGHT)
                        .hand(DARK, RUN)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(CardTable.hosts(scene, RUN)).containsExactlyInAnyOrder(MOS_EISLEY, FARM);
    }

    @Test
    void itMovesToAnAdjacentNonInteriorSiteAtTheStartOfYourMovePhase() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(FARM, LIGHT)
                        .site("Tatooine: Bluffs", DARK)
                        .turn(DARK, Phase.MOVE);
        // from the site below the system it goes to no system
        moving(table()).mayNot("use " + RUN);
        assertThat(scene.locations())
                .containsExactly(CANTINA, MOS_EISLEY, FARM, "Tatooine: Bluffs", "Tatooine");
        // the Cantina is adjacent, too, but interior
        scene.use(RUN).passResponses();
        assertThat(scene.locationOf(RUN)).isEqualTo(FARM);
        scene.mayNot("use " + RUN);

        scene.passUntil(LIGHT, Phase.MOVE);
        CardTable.mayNotInThisPhase(scene, "use " + RUN);
        scene.passUntil(DARK, Phase.CONTROL).mayNot("use " + RUN);
        scene.passUntil("use " + RUN);
        assertThat(scene.use(RUN).offered())
                .containsExactlyInAnyOrder(MOS_EISLEY, "Tatooine: Bluffs");
    }

    @Test
    void aBomberAtTheSystemYouControlComesDownForOneForce() {
        var scene = moving(table());
        int force = scene.forcePile(DARK).size();
        scene.bombingRun(BOMBER).passResponses();

        assertThat(scene.locationOf(BOMBER)).isEqualTo(MOS_EISLEY);
        assertThat(scene.forcePile(DARK)).hasSize(force - 1);
        assertThat(scene.has(BOMBER, Flag.MOVED)).isTrue();
        scene.mayNot(TO_BOMB);
    }

    @Test
    void noOtherShipDoesNorABomberElsewhereOrWithoutControl() {
        moving(table().at("Tatooine", "TIE Scout")).mayNot("bombing run with TIE Scout");
        moving(table().at("Tatooine", "X-wing")).mayNot(TO_BOMB);
        moving(table().system("Kessel", DARK).at("Kessel", "TIE Bomber#2"))
                .mayNot(TO_BOMB + "#2")
                .offers(TO_BOMB);
        moving(table().moved(BOMBER)).mayNot(TO_BOMB);
        moving(table().at("Tatooine", "Scimitar 2")).mayNot("bombing run with Scimitar 2");
        moving(
                        CardTable.table()
                                .system("Tatooine", DARK)
                                .site(MOS_EISLEY, DARK)
                                .at("Tatooine", BOMBER)
                                .force(DARK, 5))
                .mayNot(TO_BOMB);
    }

    @Test
    void throughCloudsItCostsOneMoreForEach() {
        var scene =
                moving(
                        table().locationOf("Tatooine", "Clouds", LIGHT)
                                .locationOf("Tatooine", "Clouds#2", LIGHT));
        int force = scene.forcePile(DARK).size();
        scene.bombingRun(BOMBER).passResponses();

        assertThat(scene.locationOf(BOMBER)).isEqualTo(MOS_EISLEY);
        assertThat(scene.forcePile(DARK)).hasSize(force - 3);
    }

    @Test
    void theDarkSideMakesNoBombingRunUnderTheEnergyShield() {
        for (boolean shield : new boolean[] {true, false}) {
            var table =
                    CardTable.table()
                            .system("Hoth", DARK)
                            .site(PERIMETER, LIGHT)
                            .site(PLAINS, DARK)
                            .on(PERIMETER, RUN)
                            .at("Hoth", BOMBER)
                            .force(DARK, 5);
            if (shield) {
                table.site(GENERATORS, LIGHT);
            }
            assertThat(moving(table).isOffered(TO_BOMB)).isEqualTo(!shield);
        }
    }

    @Test
    @Ruling("bombing-run-is-not-landing")
    void itIsNotLandedThereAndUsesItsPower() {
        var scene = over();

        assertThat(scene.occupies(DARK, MOS_EISLEY)).isTrue();
        assertThat(scene.totalPower(MOS_EISLEY, DARK)).isEqualTo(1);
        CardView bomber =
                scene.game().view(DARK).places().stream()
                        .flatMap(place -> place.cards().stream())
                        .filter(card -> card.title().equals(BOMBER))
                        .findFirst()
                        .orElseThrow();
        assertThat(bomber.marks())
                .contains(CardView.Mark.BOMBING_RUN)
                .doesNotContain(CardView.Mark.UNPILOTED);
    }

    @Test
    @Ruling("bombing-run-ends")
    void atTheEndOfYourBattlePhaseItMustReturnForFreeAsItsRegularMove() {
        var scene = over();
        scene.passUntil(LIGHT, Phase.MOVE);
        assertThat(scene.locationOf(BOMBER)).isEqualTo(MOS_EISLEY);
        scene.passUntil(DARK, Phase.BATTLE);
        assertThat(scene.locationOf(BOMBER)).isEqualTo(MOS_EISLEY);
        int force = scene.forcePile(DARK).size();
        scene.passUntil(DARK, Phase.MOVE).passResponses();

        assertThat(scene.locationOf(BOMBER)).isEqualTo("Tatooine");
        assertThat(scene.has(BOMBER, Flag.BOMBING_RUN)).isFalse();
        assertThat(scene.forcePile(DARK)).hasSize(force);
        scene.mayNot(TO_BOMB);
    }

    @Test
    @Ruling("bombing-run-ends")
    void itReturnsThoughTheEffectIsGoneAndIsLostIfItCannot() {
        var gone =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .site(MOS_EISLEY, DARK)
                        .at(MOS_EISLEY, BOMBER)
                        .mark(BOMBER, Flag.BOMBING_RUN)
                        .turn(DARK, Phase.BATTLE);
        gone.passUntil(DARK, Phase.MOVE);
        assertThat(gone.locationOf(BOMBER)).isEqualTo("Tatooine");

        var unpiloted =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .site(MOS_EISLEY, DARK)
                        .at(MOS_EISLEY, "Scimitar 2")
                        .mark("Scimitar 2", Flag.BOMBING_RUN)
                        .turn(DARK, Phase.BATTLE);
        unpiloted.passUntil(DARK, Phase.MOVE);
        assertThat(unpiloted.lost(DARK)).contains("Scimitar 2");
    }

    @Test
    void nobodyGetsOffBeforeItIsBack() {
        var scene =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .site(MOS_EISLEY, DARK)
                        .at(MOS_EISLEY, "Scimitar 2")
                        .mark("Scimitar 2", Flag.BOMBING_RUN)
                        .pilot("Scimitar 2", "DS-61-2")
                        .force(DARK, 5)
                        .turn(DARK, Phase.DEPLOY);

        scene.mayNot("disembark DS-61-2");
        assertThat(MoveRules.anyWay(scene.state(), scene.card("DS-61-2"), scene.card(MOS_EISLEY)))
                .isEqualTo(Refusal.ON_BOMBING_RUN);
    }
}
