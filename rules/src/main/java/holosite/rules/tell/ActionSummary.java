package holosite.rules.tell;

import holosite.language.Card;
import holosite.language.CardText;
import holosite.language.ability.Ability;
import holosite.language.ability.Action;
import holosite.language.ability.Agendas;
import holosite.language.ability.Allows;
import holosite.language.ability.AsDestiny;
import holosite.language.ability.CanceledBy;
import holosite.language.ability.Cancels;
import holosite.language.ability.CancelsText;
import holosite.language.ability.ConvertedBy;
import holosite.language.ability.Deploys;
import holosite.language.ability.DeploysOnly;
import holosite.language.ability.Detaches;
import holosite.language.ability.ExpandsText;
import holosite.language.ability.Ferocity;
import holosite.language.ability.Fires;
import holosite.language.ability.Forbids;
import holosite.language.ability.Gives;
import holosite.language.ability.Habitat;
import holosite.language.ability.HoldsCards;
import holosite.language.ability.ImmuneTo;
import holosite.language.ability.ImmuneToAttrition;
import holosite.language.ability.Loses;
import holosite.language.ability.Maintenance;
import holosite.language.ability.Modifies;
import holosite.language.ability.Offers;
import holosite.language.ability.Parasite;
import holosite.language.ability.ParsecChart;
import holosite.language.ability.Replaces;
import holosite.language.ability.Requires;
import holosite.language.ability.SharesText;
import holosite.language.ability.StandsInFor;
import holosite.language.ability.Starts;
import holosite.language.ability.StateTriggers;
import holosite.language.ability.Suspends;
import holosite.language.ability.TakenAlong;
import holosite.language.ability.Target;
import holosite.language.ability.Toll;
import holosite.language.ability.Triggers;
import holosite.language.ability.Wanders;
import holosite.language.card.Who;
import holosite.language.effect.EffectSentences;
import holosite.language.filter.Known;
import holosite.language.prose.Clause;
import holosite.language.prose.Language;
import holosite.language.prose.Noun;
import holosite.language.prose.Passage;
import holosite.language.prose.Phrase;
import holosite.language.prose.Prose;
import holosite.rules.view.AskingText;
import holosite.rules.view.LastingView;
import holosite.rules.view.Moment;
import java.util.ArrayList;
import java.util.Optional;

/** What an action of a card does, without when and how often: its moment has come. */
final class ActionSummary {
    private ActionSummary() {}

    /** What a player would do: "use 1 Force to target a character. Draw destiny. …" */
    static String deed(Card card, Action action, Optional<Moment> answered, Language language) {
        Prose p = CardText.prose(card, language).commanding(true);
        answered.ifPresent(moment -> named(p, moment));
        knowing(p, action);
        Phrase price = Phrase.and(p, action.costs().stream().map(cost -> cost.say(p)).toList());
        var aims = new ArrayList<Phrase>();
        for (Target target : action.targets()) {
            if (target.chooser() == action.actor() || target.chooser() == Who.YOU) {
                aims.add(target.say(p));
            }
        }
        if (aims.isEmpty()) {
            return EffectSentences.after(p, action.actor(), price, action.effects()).spoken(p);
        }
        String before = EffectSentences.price(p, price) + p.say("target", "viser");
        Phrase aimed = Phrase.and(p, aims).after(before);
        return Passage.of(Clause.of(aimed))
                .then(EffectSentences.sentences(p, action.effects()))
                .spoken(p);
    }

    /** What happens by itself. */
    static String automatic(
            Card card, Action action, Optional<Moment> answered, Language language) {
        Prose p = CardText.prose(card, language);
        answered.ifPresent(moment -> named(p, moment));
        knowing(p, action);
        var before = new ArrayList<Phrase>();
        for (Target target : action.targets()) {
            before.add(target.say(p).after(p.say("choose", "choisir")));
        }
        Passage result = EffectSentences.sentences(p, action.effects());
        return (before.isEmpty()
                        ? result
                        : Passage.of(Clause.of(Phrase.and(p, before))).then(result))
                .spoken(p);
    }

    /**
     * The text that asks, as the player who is asked would read it, with the cards chosen so far.
     */
    static Prose asking(Card card, AskingText said, Language language) {
        Prose p = CardText.prose(card, language).commanding(true);
        said.chosen().forEach(p.antecedents()::titled);
        said.pointed().forEach(p.antecedents()::titled);
        return knowing(
                said.ofOpponent() ? p.readToOpponent(Who.OPPONENT.mention(p)) : p, said.ability());
    }

    /** A text that was put into force for a while, with the cards it was bound to. */
    static Prose lasting(Card card, LastingView lasting, boolean toOpponent, Language language) {
        Prose p = CardText.prose(card, language);
        lasting.chosen().forEach(p.antecedents()::titled);
        lasting.pointed().forEach(p.antecedents()::titled);
        return knowing(
                toOpponent ? p.readToOpponent(Who.OPPONENT.mention(p)) : p, lasting.ability());
    }

    /** A text in which everything the ability names so far can be referred back to. */
    private static Prose knowing(Prose p, Ability ability) {
        return switch (ability) {
            case Offers acts -> named(p, acts.action());
            case Requires acts -> named(p, acts.action());
            case Triggers triggers -> named(p, triggers.action());
            case AsDestiny drawn -> named(p, drawn.action());
            case Maintenance m -> named(p, m.action());
            case Fires fires -> {
                p.antecedents().chosen("target", Noun.TARGET, false);
                EffectSentences.sentences(p, fires.success());
                yield p;
            }
            case Modifies _,
                    Forbids _,
                    Allows _,
                    Toll _,
                    ImmuneToAttrition _,
                    ImmuneTo _,
                    Gives _,
                    Loses _,
                    CancelsText _,
                    Suspends _,
                    SharesText _,
                    ExpandsText _,
                    Cancels _,
                    Deploys _,
                    DeploysOnly _,
                    TakenAlong _,
                    Replaces _,
                    StateTriggers _,
                    Starts _,
                    Wanders _,
                    Agendas _,
                    ParsecChart _,
                    Habitat _,
                    CanceledBy _,
                    ConvertedBy _,
                    StandsInFor _,
                    Ferocity _,
                    Parasite _,
                    HoldsCards _,
                    Detaches _ ->
                    p;
        };
    }

    /** It answers to this: the cards that are in it go by their titles. */
    private static void named(Prose p, Moment moment) {
        String subject = moment.subject().title();
        String cause = moment.cause().title();
        if (!subject.isEmpty()) {
            p.antecedents().titled(Known.SUBJECT, subject);
        }
        if (!cause.isEmpty()) {
            p.antecedents().titled(Known.CAUSE, cause);
        }
    }

    private static Prose named(Prose p, Action action) {
        knowing(p, action);
        action.costs().forEach(cost -> cost.say(p));
        action.targets().forEach(target -> target.say(p));
        EffectSentences.sentences(p, action.effects());
        return p;
    }

    private static Prose knowing(Prose p, Action action) {
        action.moment().given(p);
        return p;
    }
}
