package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Tatooine: Jawa Camp, of either side. */
class TatooineJawaCampTest {
    private static final String CAMP = "Tatooine: Jawa Camp";

    private static Position camp(Side version) {
        return table().site(CAMP, version).site(CANTINA, DARK);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Jawa", "DARK, Jawa", "DARK, Dathcha"})
    void yourJawasCostYouOneForceThereAndTheOpponentNone(Side side, String jawa) {
        var scene = camp(side).hand(side, jawa).force(side, 1).turn(side, Phase.DEPLOY);
        scene.deploy(jawa).to(CAMP).passResponses();
        assertThat(scene.forcePile(side)).isEmpty();
        assertThat(scene.used(side.opposite())).isEmpty();
        var elsewhere =
                camp(side)
                        .hand(side, "Jawa")
                        .force(side, 3)
                        .force(side.opposite(), 3)
                        .turn(side, Phase.DEPLOY);
        elsewhere.deploy("Jawa").to(CANTINA).passResponses();
        assertThat(elsewhere.used(side.opposite())).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void theOpponentsJawasCostBothWhatTheyCostElsewhere(Side side) {
        var scene =
                camp(side)
                        .hand(side.opposite(), "Jawa")
                        .force(DARK, 3)
                        .force(LIGHT, 3)
                        .turn(side.opposite(), Phase.DEPLOY);
        scene.deploy("Jawa").to(CAMP).passResponses();
        assertThat(scene.used(DARK)).hasSize(1);
        assertThat(scene.used(LIGHT)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, light Sandcrawler, 0",
        "LIGHT, dark Sandcrawler, 0",
        "DARK, dark Sandcrawler, 1"
    })
    void besideASandcrawlerTheLightSidesAreFree(Side side, String crawler, int cost) {
        var scene =
                camp(side)
                        .at(CAMP, crawler)
                        .hand(side, "Jawa")
                        .force(side, 3)
                        .force(side.opposite(), 3)
                        .turn(side, Phase.DEPLOY);
        scene.deploy("Jawa").to(CAMP).passResponses();
        assertThat(scene.used(side)).hasSize(cost);
        assertThat(scene.used(side.opposite())).isEmpty();
    }

    /** Costs three of each player's Force; a Jawa, or not. */
    private static Card dear(Side side, boolean jawa) {
        var card =
                Kinds.alien(jawa ? "Dear Jawa" : "Dear Alien", side, jawa ? "0_1" : "0_2")
                        .destiny(1)
                        .deploy(3)
                        .power(1)
                        .ability(1)
                        .forfeit(1);
        return (jawa ? card.is(Trait.JAWA) : card).says(Abilities.paidByBoth());
    }

    /** What each player uses for a dear card at the camp: its player, and the other. */
    private static List<Integer> used(
            Side camp, Side side, boolean jawa, String crawler, String place) {
        String card = jawa ? "Dear Jawa" : "Dear Alien";
        var position = tableWith(dear(side, jawa)).site(CAMP, camp).site(CANTINA, DARK);
        if (!crawler.isEmpty()) {
            position.at(place, crawler);
        }
        var scene =
                position.hand(side, card).force(DARK, 4).force(LIGHT, 4).turn(side, Phase.DEPLOY);
        scene.deploy(card).to(CAMP).passResponses();
        assertThat(scene.locationOf(card)).isEqualTo(CAMP);
        return List.of(scene.used(side).size(), scene.used(side.opposite()).size());
    }

    @Test
    void onlyYourJawasAreCheaper() {
        for (Side camp : Side.values()) {
            assertThat(used(camp, camp, true, "", CAMP)).containsExactly(1, 0);
            assertThat(used(camp, camp, false, "", CAMP)).containsExactly(3, 3);
            assertThat(used(camp, camp.opposite(), true, "", CAMP)).containsExactly(3, 3);
        }
    }

    @Test
    void onlyASandcrawlerPresentAtTheLightSidesCampMakesJawasFree() {
        assertThat(used(LIGHT, LIGHT, true, "Sandcrawler", CAMP)).containsExactly(0, 0);
        assertThat(used(LIGHT, LIGHT, true, "Sandcrawler", CANTINA)).containsExactly(1, 0);
        assertThat(used(LIGHT, LIGHT, true, "Lift Tube", CAMP)).containsExactly(1, 0);
        assertThat(used(LIGHT, LIGHT, false, "Sandcrawler", CAMP)).containsExactly(3, 3);
        assertThat(used(LIGHT, DARK, true, "Sandcrawler", CAMP)).containsExactly(3, 3);
    }

    @Test
    void atTheDarkSidesCampTheJawasOfTheLightSideAreWeaker() {
        var scene =
                camp(DARK)
                        .at(CAMP, "light Jawa", "dark Jawa", "Han Solo")
                        .at(CANTINA, "light Jawa#2")
                        .turn(LIGHT);
        assertThat(scene.power("light Jawa")).isZero();
        assertThat(scene.forfeitValue("light Jawa")).isZero();
        assertThat(scene.power("dark Jawa")).isEqualTo(1);
        assertThat(scene.forfeitValue("dark Jawa")).isEqualTo(1);
        assertThat(scene.power("Han Solo")).isEqualTo(3);
        assertThat(scene.forfeitValue("Han Solo")).isEqualTo(6);
        assertThat(scene.power("light Jawa#2")).isEqualTo(1);
        assertThat(scene.forfeitValue("light Jawa#2")).isEqualTo(2);
        var light = camp(LIGHT).at(CAMP, "light Jawa").turn(LIGHT);
        assertThat(light.power("light Jawa")).isEqualTo(1);
    }
}
