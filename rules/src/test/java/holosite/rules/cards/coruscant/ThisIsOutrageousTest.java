package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** This Is Outrageous!. */
class ThisIsOutrageousTest {
    private static final String OUTRAGE = "This Is Outrageous!";
    private static final String USE = "use " + OUTRAGE;

    @Test
    void somebodyElseWhoLiesThereIsNoSenatorAndOneInPlayIsNotThere() {
        var scene =
                table().at(CANTINA, "Luke Skywalker")
                        .at("Tatooine: Mos Eisley", "Aks Moe")
                        .beside(DARK, OUTRAGE)
                        .stacked(OUTRAGE, "Stormtrooper")
                        .hand(DARK, "Lott Dod")
                        .turn(LIGHT, Phase.CONTROL)
                        .drainAt(CANTINA);

        scene.offers(USE);
    }

    @Test
    void onesOwnDrainIsNotCanceled() {
        var scene =
                table().at(CANTINA, "Darth Vader")
                        .site(CANTINA, LIGHT)
                        .beside(DARK, OUTRAGE)
                        .hand(DARK, "Lott Dod")
                        .turn(DARK, Phase.CONTROL)
                        .drainAt("Tatooine: Cantina");

        assertThat(scene.isOffered(USE)).isFalse();
    }

    @Test
    void tradeIsDoneInAnyPhaseOfItsPlayersTurn() {
        for (Phase phase : new Phase[] {Phase.CONTROL, Phase.MOVE}) {
            table().beside(DARK, OUTRAGE)
                    .stacked(OUTRAGE, "Lott Dod")
                    .hand(DARK, "Stormtrooper")
                    .lost(DARK, "Sense")
                    .turn(DARK, phase)
                    .offers(USE);
        }
        table().beside(DARK, OUTRAGE)
                .stacked(OUTRAGE, "Lott Dod")
                .hand(DARK, "Stormtrooper")
                .lost(DARK, "Sense")
                .turn(LIGHT, Phase.CONTROL)
                .pass()
                .mayNot(USE);
    }

    @Test
    void withAnEmptyLostPileTheCardComesBack() {
        var scene =
                table().beside(DARK, OUTRAGE)
                        .stacked(OUTRAGE, "Lott Dod")
                        .hand(DARK, "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);

        scene.offers(USE).use(OUTRAGE).passResponses();

        assertThat(scene.hand(DARK)).containsExactly("Stormtrooper");
        assertThat(scene.lost(DARK)).isEmpty();
        scene.mayNot(USE);
    }
}
