package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** M'iiyoom Onith. */
class MiiyoomOnithTest {
    private static final String ONITH = "M'iiyoom Onith";

    private static Position table() {
        return CardTable.table().at(CANTINA, ONITH).force(DARK, 9);
    }

    @Test
    void uniqueMaleRebelsAndAliensInTheHandShownAreLost() {
        var scene =
                table().hand(
                                LIGHT,
                                "Luke Skywalker",
                                "Dice Ibegon",
                                "Momaw Nadon",
                                "Leia Organa",
                                "Rebel Trooper",
                                "Jawa",
                                "C-3PO",
                                "Luke's Hunting Rifle")
                        .hand(DARK, "Greedo")
                        .at(CANTINA, "Han Solo")
                        .turn(DARK, Phase.CONTROL);

        scene.use(ONITH).passResponses();

        assertThat(scene.lost(LIGHT)).containsExactlyInAnyOrder("Luke Skywalker", "Momaw Nadon");
        assertThat(scene.hand(LIGHT)).hasSize(6);
        assertThat(scene.hand(DARK)).containsExactly("Greedo");
        assertThat(scene.isOnTable("Han Solo")).isTrue();
    }

    @Test
    void sheUsesOneForceForEachCardInThatHand() {
        var scene = table().hand(LIGHT, 4).turn(DARK, Phase.CONTROL);
        scene.use(ONITH).passResponses();
        assertThat(scene.used(DARK)).hasSize(4);

        CardTable.table()
                .at(CANTINA, ONITH)
                .force(DARK, 3)
                .hand(LIGHT, 4)
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + ONITH);
    }

    @Test
    void anEmptyHandIsNotShown() {
        table().turn(DARK, Phase.CONTROL).mayNot("use " + ONITH);
    }

    @Test
    void onceInEachOfYourControlPhases() {
        var scene = table().hand(LIGHT, 1).force(DARK, 9).turn(DARK, Phase.CONTROL);
        scene.use(ONITH).passResponses();
        CardTable.mayNotInThisPhase(scene, "use " + ONITH);
        table().hand(LIGHT, 1).turn(DARK, Phase.DEPLOY).mayNot("use " + ONITH);
        CardTable.mayNotInThisPhase(
                table().hand(LIGHT, 1).turn(LIGHT, Phase.CONTROL), "use " + ONITH);
    }

    @Test
    @Ruling("male-characters")
    void whoIsNotFemaleIsMale() {
        var scene = table().hand(LIGHT, "Owen Lars", "Beru Lars").turn(DARK, Phase.CONTROL);
        scene.use(ONITH).passResponses();
        assertThat(scene.lost(LIGHT)).containsExactly("Owen Lars");
        assertThat(scene.hand(LIGHT)).containsExactly("Beru Lars");
    }
}
