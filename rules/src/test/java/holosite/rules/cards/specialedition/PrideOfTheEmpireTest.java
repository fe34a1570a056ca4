package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Pride Of The Empire. */
class PrideOfTheEmpireTest {
    @Test
    @Claim("pride-of-the-empire#1")
    void thePrideOfTheEmpireIsUnique() {
        var scene =
                table().at("Tatooine", "TIE Fighter")
                        .on("TIE Fighter", "Pride Of The Empire")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.printed("Pride Of The Empire").uniqueness().unique()).isTrue();
    }

    @Test
    @Claim("pride-of-the-empire#1")
    void aSecondPrideWaitsUntilTheFirstIsGone() {
        for (boolean first : new boolean[] {true, false}) {
            var position =
                    table().at("Tatooine", "TIE Fighter", "Devastator", "X-wing", "Y-wing")
                            .at("Hoth", "TIE Scout")
                            .hand(DARK, "Pride Of The Empire#2")
                            .force(DARK, 1);
            if (first) {
                position.on("TIE Scout", "Pride Of The Empire");
            }
            var scene = position.turn(DARK, Phase.BATTLE).battleAt("Tatooine");
            scene.passUntil("forfeit X-wing").forfeit("X-wing");

            boolean offered = false;
            for (; scene.inBattle() && !offered; scene.answerDefault()) {
                offered = scene.offered().toString().contains("deploy Pride Of The Empire");
            }
            assertThat(offered).isEqualTo(!first);
        }
    }

    @Test
    @Claim({"pride-of-the-empire#2", "pride-of-the-empire#4"})
    void thePrideOfTheEmpireFollowsAVictory() {
        var scene =
                table().at("Tatooine", "TIE Fighter", "Devastator", "X-wing", "Y-wing")
                        .hand(DARK, "Pride Of The Empire")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.mayNot("deploy Pride Of The Empire").battleAt("Tatooine");
        scene.passUntil("forfeit X-wing").forfeit("X-wing");
        scene.passUntil("deploy Pride Of The Empire").deploy("Pride Of The Empire");

        assertThat(scene.hostOf("Pride Of The Empire")).isEqualTo("TIE Fighter");
        assertThat(scene.power("TIE Fighter")).isEqualTo(3);
    }

    @Test
    @Claim("pride-of-the-empire#3")
    void thePrideOfTheEmpireCostsTheOpponentForceInHisMovePhase() {
        var tie =
                table().at("Tatooine", "TIE Fighter")
                        .on("TIE Fighter", "Pride Of The Empire")
                        .turn(LIGHT, Phase.BATTLE);
        tie.endTurn();
        assertThat(tie.lost(LIGHT)).hasSize(2);
        tie.endTurn();
        assertThat(tie.lost(LIGHT)).hasSize(2);

        var custom =
                table().at("Tatooine", "Vader's Custom TIE")
                        .pilot("Vader's Custom TIE", "DS-61-2")
                        .on("Vader's Custom TIE", "Pride Of The Empire")
                        .turn(LIGHT, Phase.BATTLE);
        custom.endTurn();
        assertThat(custom.lost(LIGHT)).hasSize(1);
    }

    @Test
    @Claim("pride-of-the-empire#5")
    void controlDoesNotReachThePrideOfTheEmpire() {
        table().at("Tatooine", "TIE Fighter")
                .on("TIE Fighter", "Pride Of The Empire")
                .hand(LIGHT, "Control")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Control");
        table().at("Tatooine", "TIE Fighter")
                .beside(LIGHT, "Descent Into The Dark")
                .hand(LIGHT, "Control")
                .turn(LIGHT, Phase.CONTROL)
                .offers("play Control");
    }

    @Test
    @Claim("pride-of-the-empire#2")
    void onlyAStarfighterOfThatBattleCarriesThePride() {
        var scene =
                table().at("Hoth", "TIE Fighter")
                        .at("Tatooine", "TIE Fighter", "Vader's Custom TIE", "Devastator", "X-wing")
                        .pilot("Vader's Custom TIE", "DS-61-2")
                        .hand(DARK, "Pride Of The Empire")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt("Tatooine").passUntil("forfeit X-wing").forfeit("X-wing");
        scene.passUntil("deploy Pride Of The Empire");

        assertThat(hosts(scene, "Pride Of The Empire"))
                .containsExactlyInAnyOrder("TIE Fighter#2", "Vader's Custom TIE");
    }

    @Test
    void neitherACharacterNorAStarshipOfYoursLostGivesPride() {
        var scene =
                table().at("Tatooine", "TIE Scout", "TIE Fighter", "Devastator")
                        .at("Tatooine", "Corellian Corvette")
                        .pilot("Corellian Corvette", "Luke Skywalker")
                        .passenger("Corellian Corvette", "Rebel Trooper")
                        .hand(DARK, "Pride Of The Empire")
                        .force(DARK, 1)
                        .nextDestiny(LIGHT, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt("Tatooine").passUntil("forfeit TIE Fighter").forfeit("TIE Fighter");
        while (!scene.isOffered("forfeit Rebel Trooper")) {
            scene.mayNot("deploy Pride Of The Empire").answerDefault();
        }
        scene.forfeit("Rebel Trooper");
        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("deploy Pride Of The Empire");
        }
        assertThat(scene.isOnTable("Corellian Corvette")).isTrue();
    }

    @Test
    @Claim("pride-of-the-empire#2")
    void aStarshipLostInABattleThatTheOpponentWinsGivesNoPride() {
        var scene =
                table().at("Tatooine", "TIE Fighter", "TIE Fighter", "X-wing", "X-wing", "Y-wing")
                        .on("TIE Fighter", "Enhanced TIE Laser Cannon")
                        .hand(DARK, "Pride Of The Empire")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt("Tatooine").fire("Enhanced TIE Laser Cannon").at("Y-wing");
        assertThat(scene.isHit("Y-wing")).isTrue();
        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("deploy Pride Of The Empire");
        }
        assertThat(scene.isIn("Y-wing", Zone.LOST_PILE)).isTrue();
    }
}
