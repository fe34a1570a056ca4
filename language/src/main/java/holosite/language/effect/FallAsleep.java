package holosite.language.effect;

import holosite.language.ability.CanLast;
import holosite.language.ability.CancelsText;
import holosite.language.ability.Deed;
import holosite.language.ability.Forbids;
import holosite.language.ability.Modifier;
import holosite.language.ability.Modifies;
import holosite.language.amount.Amount;
import holosite.language.card.Duration;
import holosite.language.card.Figure;
import holosite.language.card.Who;
import holosite.language.condition.Condition;
import holosite.language.condition.Is;
import holosite.language.filter.CardState;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.filter.InState;
import holosite.language.filter.Known;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;
import java.util.List;
import java.util.stream.Stream;

/**
 * Characters fall asleep until the end of the player's next turn, or until the speaking card leaves
 * the table: they are helpless and stay where they are.
 */
public record FallAsleep(Filter cards) implements Effect {

    /** What being asleep means for these cards. */
    public static List<Effect> meaning(Filter cards) {
        Condition put = new Is(Known.IT, new InState(CardState.ACTIVE));
        Stream<CanLast> figures =
                Stream.of(Figure.POWER, Figure.FORFEIT, Figure.ABILITY)
                        .map(f -> new Modifies(Modifier.set(f, Amount.of(0), cards), put));
        Stream<CanLast> deeds =
                Stream.of(Deed.MOVE, Deed.DRIVE, Deed.PILOT)
                        .map(d -> new Forbids(d, Who.EITHER, cards, new Everything(), put));
        Stream<CanLast> text = Stream.of(new CancelsText(cards, Who.EITHER, put));
        return Stream.of(figures, text, deeds)
                .flatMap(s -> s)
                .<Effect>map(a -> new Lasting(a, Duration.UNTIL_END_OF_YOUR_NEXT_TURN))
                .toList();
    }

    @Override
    public Statement say(Prose p) {
        Verb sleep =
                new Verb(
                        "fall asleep",
                        "falls asleep",
                        "s'endormir",
                        "vous endormez",
                        "s'endort",
                        "s'endorment");
        String span =
                Duration.UNTIL_END_OF_YOUR_NEXT_TURN.say(p)
                        + p.say(
                                " or until this card leaves table",
                                " ou jusqu'au départ de cette carte de la table");
        String meaning =
                p.say(
                        "(power, forfeit and ability = 0, game text canceled, may not move, drive"
                                + " or pilot)",
                        "(puissance, valeur de perte et habileté de 0, texte de jeu annulé, ne peut"
                                + " ni se déplacer, ni conduire, ni piloter)");
        Mention them = p.mention(cards, Determiner.ALL);
        return Statement.change(
                sleep.about(p, them, true).with(span, meaning),
                p.say("put %s to sleep ", "endormir %s ", them.text()) + span + " " + meaning);
    }
}
