package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.amount.Cases;
import holosite.language.amount.Count;
import holosite.language.amount.Fixed;
import holosite.language.amount.Product;
import holosite.language.card.Compare;
import holosite.language.check.Refuse;
import holosite.language.condition.Condition;
import holosite.language.effect.Effect;
import holosite.language.effect.EffectSentences;
import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Complement;
import holosite.language.prose.Determiner;
import holosite.language.prose.Lead;
import holosite.language.prose.Noun;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Passage;
import holosite.language.prose.Phrase;
import holosite.language.prose.Prose;
import java.util.List;
import java.util.Optional;

/**
 * How a weapon fires: at what, for how much, how many destinies, what is added, compared with what,
 * and what a success does to the card aimed at, which the effects call "target", and who operates
 * it. Fired at two targets at once, which are of one card type, it is compared with the numbers of
 * both together, and a success does the same to each of them.
 */
public record Fires(
        Filter at,
        Range range,
        Amount price,
        int draws,
        Amount added,
        Compare compare,
        Amount against,
        List<Effect> success,
        Condition when,
        Optional<Amount> again,
        Optional<Filter> firer,
        int targets)
        implements Ability {

    /** How far the weapon reaches. */
    public enum Range {
        PRESENT,
        SAME_OR_ADJACENT_SITE,
        RELATED_SYSTEM,
        /** From a battle station: there, and at the system it orbits. */
        SAME_OR_ORBITED_SYSTEM
    }

    public Fires {
        success = Refuse.empty(success, "a shot that succeeds does something");
        Refuse.when(draws < 0, "a weapon draws no fewer than 0 destinies");
        Refuse.when(targets < 1, "a shot is aimed at something");
        Refuse.when(targets > 2, "shots at more than two targets are not built");
        Refuse.when(
                targets > 1 && !added.equals(Amount.of(0)),
                "what is added to a shot at several targets is no one target's");
        Amount.refuseBelow(0, price, "a shot costs no less than nothing");
    }

    public Fires reaching(Range reach) {
        return new Fires(
                at, reach, price, draws, added, compare, against, success, when, again, firer,
                targets);
    }

    public Fires forFree() {
        return costing(Amount.of(0));
    }

    public Fires costing(double force) {
        return costing(Amount.of(force));
    }

    public Fires costing(Amount force) {
        return new Fires(
                at, range, force, draws, added, compare, against, success, when, again, firer,
                targets);
    }

    public Fires drawing(int destinies) {
        return new Fires(
                at, range, price, destinies, added, compare, against, success, when, again, firer,
                targets);
    }

    public Fires adding(double number) {
        return adding(Amount.of(number));
    }

    public Fires adding(Amount number) {
        return new Fires(
                at, range, price, draws, number, compare, against, success, when, again, firer,
                targets);
    }

    public Fires beating(Compare how, Amount number) {
        return new Fires(
                at, range, price, draws, added, how, number, success, when, again, firer, targets);
    }

    public Fires doing(Effect... effects) {
        return new Fires(
                at,
                range,
                price,
                draws,
                added,
                compare,
                against,
                List.of(effects),
                when,
                again,
                firer,
                targets);
    }

    public Fires when(Condition condition) {
        return new Fires(
                at,
                range,
                price,
                draws,
                added,
                compare,
                against,
                success,
                when.and(condition),
                again,
                firer,
                targets);
    }

    /** May fire repeatedly in one battle, each further shot for this much. */
    public Fires repeatedly(double force) {
        return new Fires(
                at,
                range,
                price,
                draws,
                added,
                compare,
                against,
                success,
                when,
                Optional.of(Amount.of(force)),
                firer,
                targets);
    }

    /** One of these operates it, chosen as it fires; otherwise the card it is on fires it. */
    public Fires operatedBy(Filter card) {
        return new Fires(
                at,
                range,
                price,
                draws,
                added,
                compare,
                against,
                success,
                when,
                again,
                Optional.of(card),
                targets);
    }

    /** Up to so many targets at once, all of one card type. */
    public Fires atUpTo(int most) {
        return new Fires(
                at, range, price, draws, added, compare, against, success, when, again, firer,
                most);
    }

    @Override
    public Passage say(Prose p) {
        Prose own = p.apart().commanding(true);
        own.antecedents().chosen("target", Noun.TARGET, false);
        NounPhrase aim = at.phrase();
        aim.complement(
                switch (range) {
                    case PRESENT -> Complement.of("present", "présent*");
                    case SAME_OR_ADJACENT_SITE ->
                            Complement.of(
                                    "at the same site or an adjacent one",
                                    "sur place ou à un site adjacent");
                    case RELATED_SYSTEM -> Complement.of("at the related system", "au système lié");
                    case SAME_OR_ORBITED_SYSTEM ->
                            Complement.of(
                                    "there or at the system it orbits",
                                    "sur place ou au système en orbite duquel elle se trouve");
                });
        Phrase pay =
                price instanceof Fixed(double n) && n == 0
                        ? Phrase.of(p.say("for free", "gratuitement"))
                        : price.quantity(own, false)
                                .of(own, Noun.FORCE)
                                .after(p.say("for", "pour"));
        String target =
                targets > 1
                        ? p.say("up to ", "jusqu'à ")
                                + aim.counted(own, Integer.toString(targets), true)
                        : aim.mention(own, Determiner.A).text();
        String operator =
                firer.map(card -> p.say("when fired by ", "avec pour tireur ") + own.one(card))
                        .orElse("");
        Lead lead = p.during(when);
        Passage text =
                Passage.of(
                                Clause.of(
                                                pay.after(p.say("may target", "peut viser"), target)
                                                        .with(operator))
                                        .led(lead))
                        .then(
                                draws == 0
                                        ? EffectSentences.sentences(own, success)
                                        : Passage.of(Clause.of(shot(own))));
        if (targets > 1) {
            text = text.then(Passage.of(Clause.of(together(p))));
        }
        if (again.isEmpty()) {
            return text;
        }
        String more =
                p.say(
                        "may fire again in the same battle for",
                        "peut tirer de nouveau dans la même bataille pour");
        Phrase fee = again.get().quantity(own, false).of(own, Noun.FORCE);
        return text.then(Passage.of(Clause.of(fee.after(more))));
    }

    private static String together(Prose p) {
        return p.say(
                "if there are two targets, they are of the same card type; compare with the sum"
                        + " for both, and a success applies to each",
                "s'il y a deux cibles, elles sont du même type de carte ; comparez avec la somme"
                        + " pour les deux, et une réussite vaut pour chacune");
    }

    private String shot(Prose p) {
        String draw =
                draws == 1
                        ? p.say("draw destiny", "tirez une destinée")
                        : p.say("draw %d destinies", "tirez %d destinées", draws);
        String total =
                draws == 1
                        ? p.say("destiny", "cette destinée")
                        : p.say("total destiny", "leur total");
        String result = total + plus(p) + " " + compare.sign() + " " + against.say(p);
        return draw + p.say("; if ", " ; si ") + result + ", " + EffectSentences.within(p, success);
    }

    private String plus(Prose p) {
        if (added instanceof Fixed(double n) && n == 0) {
            return "";
        }
        if (added instanceof Fixed
                || added instanceof Cases
                || added instanceof Count
                || added instanceof Product) {
            var quantity = added.quantity(p, true);
            return (quantity.negative() ? " - " : " + ")
                    + quantity.phrase(quantity.number()).spoken();
        }
        return " + " + added.term(p);
    }
}
