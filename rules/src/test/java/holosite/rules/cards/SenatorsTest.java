package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;
import org.junit.jupiter.api.Test;

/** What senators do for their side. */
class SenatorsTest {
    private static final String SENATE = "Coruscant: Galactic Senate";
    private static final String CANTINA = "Tatooine: Cantina";
    private static final String AMIDALA = "Queen Amidala, Ruler Of Naboo";

    private static Position table() {
        return Scene.with(AllCards::all).site(SENATE, DARK);
    }

    @Test
    void lottDodFindsACardInTheForcePile() {
        for (boolean majority : new boolean[] {true, false}) {
            var table = table().at(SENATE, "Lott Dod").force(DARK, "Sense");
            if (!majority) {
                table.at(SENATE, AMIDALA, "Yarua");
            }
            var scene = table.turn(DARK, Phase.CONTROL);
            if (!majority) {
                scene.mayNot("use Lott Dod");
                continue;
            }

            scene.use("Lott Dod");
            if (scene.isOffered("Sense")) {
                scene.choose("Sense");
            }

            assertThat(scene.hand(DARK)).containsExactly("Sense");
        }
    }

    @Test
    void ornFreeTaaKeepsADestinyAndSlipsAway() {
        var scene =
                table().at(SENATE, "Orn Free Taa")
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .reserve(DARK, "Sense")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("use Orn Free Taa").use("Orn Free Taa");
        assertThat(scene.hand(DARK)).containsExactly("Sense");

        var away =
                table().at(SENATE, "Orn Free Taa")
                        .force(DARK, 3)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.DEPLOY);
        away.pass(LIGHT).use("Orn Free Taa");
        assertThat(away.used(DARK)).contains("Orn Free Taa").hasSize(3);
        assertThat(away.forcePile(DARK)).hasSize(1);
    }

    @Test
    void passelArgenteHindersPlainShipsAndThrivesAmongOpponents() {
        var scene =
                table().at(SENATE, "Passel Argente", "Yarua")
                        .at("Tatooine", "X-wing", "Millennium Falcon")
                        .turn(DARK, Phase.CONTROL);
        var without = table().at("Tatooine", "X-wing").turn(DARK, Phase.CONTROL);

        assertThat(scene.figure(Figure.POLITICS, "Passel Argente")).isEqualTo(3);
        assertThat(scene.power("X-wing")).isEqualTo(without.power("X-wing") - 1);
    }

    @Test
    void yaruaRetrievesForTheDrainsOfAMajority() {
        for (boolean majority : new boolean[] {true, false}) {
            var table =
                    table().at(SENATE, "Yarua")
                            .system("Tatooine", DARK)
                            .at("Tatooine", "Corellian Corvette")
                            .on("Tatooine", "Presence Of The Force")
                            .lost(LIGHT, "Sense");
            if (!majority) {
                table.at(SENATE, "Lott Dod");
            }
            var scene = table.turn(LIGHT, Phase.CONTROL).drainAt("Tatooine");

            assertThat(scene.used(LIGHT).contains("Sense")).isEqualTo(majority);
        }
    }

    @Test
    void creaturesAreLostInTheSenateOfAnObjective() {
        for (boolean objective : new boolean[] {true, false}) {
            var table = table().at(SENATE, "Scurrier");
            if (objective) {
                table.beside(DARK, "My Lord, Is That Legal?");
            }
            var scene = table.turn(DARK, Phase.CONTROL);

            assertThat(scene.lost(LIGHT).contains("Scurrier")).isEqualTo(objective);
        }
    }

    @Test
    void whoIsPutOnAlertMayNotUseHisText() {
        String alert = "Put All Sections On Alert";
        String son = "Son Of Skywalker";
        var scene =
                Scene.with(AllCards::all)
                        .at("Death Star: War Room", son)
                        .reserve(LIGHT, "Anakin's Lightsaber")
                        .hand(DARK, alert)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.offers("use " + son).pass(LIGHT);

        scene.expectDecider(DARK).play(alert, 1);

        scene.expectDecider(LIGHT).mayNot("use " + son);
        assertThat(scene.game().why().notUse(LIGHT, scene.card(son)))
                .extracting(Objection::refusal)
                .containsExactly(Refusal.FORBIDDEN_BY_CARD);
    }
}
