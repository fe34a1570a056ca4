package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.tableWith;
import static holosite.rules.cards.coruscant.Senate.SENATE;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Agenda;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** On The Payroll Of The Trade Federation. */
class OnThePayrollOfTheTradeFederationTest {
    private static final String PAYROLL = "On The Payroll Of The Trade Federation";

    private static Card politician(String title, Side side, String id, Trait trait) {
        return Kinds.republic(title, side, id)
                .destiny(1)
                .deploy(1)
                .power(1)
                .ability(1)
                .politics(3)
                .forfeit(1)
                .is(trait)
                .says(Abilities.agendas(Agenda.TAXATION));
    }

    private static Position table() {
        return tableWith(
                        politician("Plain Envoy", LIGHT, "0_1", Trait.LEADER),
                        politician("Plain Clerk", DARK, "0_2", Trait.LEADER))
                .site(SENATE, DARK)
                .hand(DARK, PAYROLL);
    }

    @Test
    void oneOpponentOfSeveralLosesHisPoliticsToOneOfSeveralSenators() {
        var scene =
                table().at(SENATE, "Orn Free Taa", "Passel Argente", "Yarua", "Plain Envoy")
                        .turn(DARK, Phase.CONTROL);

        scene.play(PAYROLL).mayNot("Yarua; Plain Envoy").choose("Plain Envoy");
        scene.mayNot("Orn Free Taa; Passel Argente").choose("Orn Free Taa");

        assertThat(scene.figure(Figure.POLITICS, "Orn Free Taa")).isEqualTo(2 + 3);
        assertThat(scene.figure(Figure.POLITICS, "Plain Envoy")).isZero();
        assertThat(scene.figure(Figure.POLITICS, "Yarua")).isEqualTo(2);
        scene.endTurn();
        assertThat(scene.figure(Figure.POLITICS, "Orn Free Taa")).isEqualTo(2);
        assertThat(scene.figure(Figure.POLITICS, "Plain Envoy")).isEqualTo(3);
    }

    @Test
    void bothMustBeInTheSenateAndTheBuyerASenator() {
        table().at(SENATE, "Orn Free Taa")
                .at(CANTINA, "Yarua")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + PAYROLL);
        table().at(CANTINA, "Orn Free Taa")
                .at(SENATE, "Yarua")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + PAYROLL);
        table().at(SENATE, "Plain Clerk", "Yarua")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + PAYROLL);
        table().at(SENATE, "Orn Free Taa", "Passel Argente")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + PAYROLL);
    }
}
