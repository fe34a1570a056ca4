package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Descent Into The Dark. */
class DescentIntoTheDarkTest {
    private static Scene descent(Side turn) {
        return table().site(CANTINA, LIGHT)
                .site(MOS_EISLEY, LIGHT)
                .at(CANTINA, "Luke Skywalker", "Stormtrooper")
                .hand(LIGHT, "Descent Into The Dark", "Nabrun Leids")
                .hand(DARK, "Elis Helrot")
                .force(LIGHT, 4)
                .force(DARK, 4)
                .used(LIGHT, 2)
                .used(DARK, 3)
                .turn(turn, Phase.CONTROL);
    }

    private static Scene travel(Scene scene, String with) {
        return scene.play(with)
                .passUntil(Prompt.Key.MAY_PAY)
                .yes()
                .answerDefaults(() -> scene.prompt() == Prompt.Key.TARGET);
    }

    @Test
    @Claim({
        "descent-into-the-dark#1",
        "descent-into-the-dark#2",
        "descent-into-the-dark#3",
        "descent-into-the-dark#4"
    })
    @Ruling("placed-in-a-used-pile")
    void descentIntoTheDarkRecirculatesAndTheNextUsedCardEndsIt() {
        var scene = descent(LIGHT);
        scene.mayNot("deploy Descent Into The Dark");

        travel(scene, "Nabrun Leids");
        scene.deploy("Descent Into The Dark").passResponses();
        assertThat(scene.used(LIGHT)).isEmpty();
        assertThat(scene.used(DARK)).isEmpty();
        assertThat(scene.isOnTable("Descent Into The Dark")).isTrue();

        travel(scene, "Elis Helrot");
        assertThat(scene.isIn("Descent Into The Dark", Zone.LOST_PILE)).isTrue();
        assertThat(scene.used(DARK)).isNotEmpty();
    }

    @Test
    @Claim("descent-into-the-dark#1")
    void descentIntoTheDarkFollowsTheOpponentsCardsOnItsOwnersTurnOnly() {
        var own = descent(LIGHT).pass(LIGHT);
        travel(own, "Elis Helrot");
        own.offers("deploy Descent Into The Dark");

        var other = descent(DARK);
        travel(other, "Elis Helrot");
        other.mayNot("deploy Descent Into The Dark");
    }

    @Test
    @Claim("descent-into-the-dark#4")
    void aUsedCardOfItsOwnerEndsItToo() {
        var scene =
                table().site(CANTINA, LIGHT)
                        .site(MOS_EISLEY, LIGHT)
                        .at(CANTINA, "Luke Skywalker")
                        .beside(LIGHT, "Descent Into The Dark")
                        .hand(LIGHT, "Nabrun Leids")
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isOnTable("Descent Into The Dark")).isTrue();

        travel(scene, "Nabrun Leids");

        assertThat(scene.isIn("Descent Into The Dark", Zone.LOST_PILE)).isTrue();
        assertThat(scene.used(LIGHT)).isNotEmpty();
    }

    @Test
    @Claim("descent-into-the-dark#2")
    void whatIsDeployedLaterRecirculatesNothing() {
        var scene =
                table().site(CANTINA, LIGHT)
                        .beside(LIGHT, "Descent Into The Dark")
                        .hand(LIGHT, "Yavin 4")
                        .used(LIGHT, 2)
                        .used(DARK, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Yavin 4").passResponses();
        assertThat(scene.locations()).contains("Yavin 4");
        assertThat(scene.used(LIGHT)).hasSize(2);
        assertThat(scene.used(DARK)).hasSize(3);
    }
}
