package holosite.cards;

import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.card.Compare.AT_LEAST;
import static holosite.language.card.Compare.MORE;
import static holosite.language.card.Figure.ABILITY;
import static holosite.language.card.Figure.TOTAL_ABILITY;
import static holosite.language.card.Icon.EPISODE_I;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.TATOOINE;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Who.OPPONENT;

import holosite.language.ability.Cost;
import holosite.language.ability.Modifier;
import holosite.language.ability.Target;
import holosite.language.ability.When;
import holosite.language.card.Card;
import holosite.language.card.Phase;
import holosite.language.card.Subtype;
import holosite.language.effect.Duel;
import java.util.List;

/** The Dark Side of Tatooine. */
public final class TatooineDark {
    private TatooineDark() {}

    public static final Card DARTH_MAUL =
            character(Subtype.SITH, "Darth Maul", DARK, "11_54").unique().persona("Maul")
                    .destiny(1).deploy(8).power(7).ability(6).forfeit(8)
                    .icons(PILOT, WARRIOR, EPISODE_I, TATOOINE)
                    .says(
                            deploysFor(-2, of("Tatooine")),
                            may(at(When.your(Phase.CONTROL))
                                    .target(Target.one(Duel.YOURS, IT))
                                    .target(Duel.THEIRS, opponents(CHARACTER).having(ABILITY, AT_LEAST, 6).presentWith(IT))
                                    .cost(new Cost.LoseForce(number(1)))
                                    .then(new Duel(number(2), number(0), number(0),
                                            List.of(lose(chosen(Duel.THEIRS))),
                                            List.of(lose(chosen(Duel.YOURS)))))),
                            when(thereIsNo(opponents(CHARACTER).having(ABILITY, MORE, 3).here()),
                                    Modifier.set(TOTAL_ABILITY, number(0), HERE).whose(OPPONENT)),
                            immuneToAttrition(5));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(DARTH_MAUL);
    }
}
