package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Tatooine Celebration. */
class TatooineCelebrationTest {
    private static final String CELEBRATION = "Tatooine Celebration";

    @Test
    void itDeploysOnTheSystemWhereLightOccupiesTwoBattlegroundSites() {
        var two =
                celebrating(CANTINA, FARM)
                        .system("Yavin 4", LIGHT)
                        .hand(LIGHT, CELEBRATION)
                        .turn(LIGHT, Phase.DEPLOY);
        two.deploy(CELEBRATION).passResponses();
        assertThat(two.hostOf(CELEBRATION)).isEqualTo("Tatooine");
        celebrating(CANTINA)
                .at("Tatooine", "A-wing")
                .hand(LIGHT, CELEBRATION)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + CELEBRATION);
        for (String no : new String[] {"Yavin 4: Docking Bay", "Tatooine: Obi-Wan's Hut"}) {
            celebrating(CANTINA, no)
                    .hand(LIGHT, CELEBRATION)
                    .turn(LIGHT, Phase.DEPLOY)
                    .mayNot("deploy " + CELEBRATION);
        }
        celebrating(CANTINA)
                .site(FARM, LIGHT)
                .hand(LIGHT, CELEBRATION)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + CELEBRATION);
    }

    @Test
    @Ruling("celebration-counts-the-system")
    void itRetrievesOneForEachTatooineBattlegroundLightOccupiesTheSystemIncluded() {
        assertThat(retrieved(celebrating(CANTINA, FARM))).isEqualTo(2);
        assertThat(retrieved(celebrating(CANTINA, FARM).at("Tatooine", "A-wing"))).isEqualTo(3);
        // no Dark icon: no battleground
        assertThat(retrieved(celebrating(CANTINA, "Tatooine: Obi-Wan's Hut"))).isEqualTo(1);
        assertThat(retrieved(celebrating(CANTINA).at("Yavin 4: Docking Bay", "Rebel Trooper")))
                .isEqualTo(1);
    }

    private static int retrieved(Position position) {
        var scene = position.on("Tatooine", CELEBRATION).lost(LIGHT, 9).turn(LIGHT, Phase.CONTROL);
        scene.use(CELEBRATION).passResponses();
        scene.mayNot("use " + CELEBRATION);
        return 9 - scene.lost(LIGHT).size();
    }

    @Test
    @Claim("each#2")
    @Ruling("mandatory-actions")
    void nobodyMustCelebrate() {
        var scene =
                celebrating(CANTINA, FARM)
                        .on("Tatooine", CELEBRATION)
                        .lost(LIGHT, 9)
                        .turn(LIGHT, Phase.CONTROL);

        scene.offers("use " + CELEBRATION).passUntil(LIGHT, Phase.DEPLOY);

        assertThat(scene.lost(LIGHT)).hasSize(9);
    }

    @Test
    void itIsUsedInLightsControlPhaseOnly() {
        var scene =
                celebrating(CANTINA)
                        .on("Tatooine", CELEBRATION)
                        .lost(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("use " + CELEBRATION);
        celebrating(CANTINA)
                .on("Tatooine", CELEBRATION)
                .lost(LIGHT, 9)
                .turn(DARK, Phase.CONTROL)
                .pass(DARK)
                .mayNot("use " + CELEBRATION);
    }

    @Test
    void itIsCanceledWhereDarkControlsTheSystem() {
        var controlled = celebrating(CANTINA, FARM).at("Tatooine", "Devastator");
        assertThat(stays(controlled)).isFalse();
        assertThat(stays(celebrating(CANTINA).at("Tatooine", "Devastator", "A-wing"))).isTrue();
        assertThat(stays(celebrating(CANTINA))).isTrue();
    }

    private static boolean stays(Position position) {
        return position.on("Tatooine", CELEBRATION)
                .turn(DARK, Phase.CONTROL)
                .pass()
                .isOnTable(CELEBRATION);
    }

    @Test
    void alterDoesNotReachIt() {
        celebrating(CANTINA)
                .on("Tatooine", CELEBRATION)
                .at(BAY, "Darth Vader")
                .hand(DARK, "Alter (1_234)")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Alter");
    }

    /** A trooper at each of these sites. */
    private static Position celebrating(String... sites) {
        var position = table().system("Tatooine", LIGHT);
        for (String site : sites) {
            position.site(site, LIGHT).at(site, "Rebel Trooper");
        }
        return position;
    }
}
