package holosite.language;

import holosite.language.ability.Ability;
import holosite.language.ability.Allows;
import holosite.language.ability.Deploys;
import holosite.language.ability.Forbids;
import holosite.language.ability.Modifier;
import holosite.language.ability.Modifies;
import holosite.language.ability.StandingAbility;
import holosite.language.card.Figure;
import holosite.language.condition.Always;
import holosite.language.prose.Clause;
import holosite.language.prose.Lead;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;
import java.util.ArrayList;
import java.util.List;

/** The abilities of a card as sentences; those that go together share one. */
final class CardSentences {

    private CardSentences() {}

    static List<String> sentences(Prose p, List<Ability> abilities) {
        var sentences = new ArrayList<String>();
        for (int i = 0; i < abilities.size(); ) {
            Prose own = p.apart();
            Ability first = abilities.get(i);
            var rest = abilities.subList(i + 1, abilities.size());
            switch (first) {
                case StandingAbility standing -> {
                    var group = together(p, standing, rest);
                    i += group.size();
                    Lead lead = own.during(standing.when());
                    var facts = Clause.spoken(own, facts(own, group));
                    sentences.add(Passage.of(Clause.of(own.and(facts)).led(lead)).spoken(own));
                }
                case Deploys way -> {
                    var others = otherWays(way, rest);
                    i += 1 + others.size();
                    sentences.add(way.say(own, others).spoken(own));
                }
                default -> {
                    i++;
                    sentences.add(first.say(own).spoken(own));
                }
            }
        }
        return sentences;
    }

    /** What follows under the same condition; without one, only what is said of the same cards. */
    private static List<StandingAbility> together(
            Prose p, StandingAbility first, List<Ability> rest) {
        var group = new ArrayList<>(List.of(first));
        for (Ability next : rest) {
            if (!(next instanceof StandingAbility standing)
                    || !standing.when().equals(first.when())) {
                break;
            }
            if (first.when() instanceof Always && !related(p, group.getLast(), standing)) {
                break;
            }
            group.add(standing);
        }
        return group;
    }

    private static boolean related(Prose p, StandingAbility one, StandingAbility other) {
        if (one instanceof Modifies(var first, var when)
                && other instanceof Modifies(var second, var same)) {
            if (alike(first, second)) {
                return true;
            }
        }
        if (one instanceof Forbids && other instanceof Allows) {
            return false;
        }
        return one.fact(p.apart()).sharesSubjectWith(other.fact(p.apart()));
    }

    /** The facts of a group; the same change of several figures is printed once. */
    private static List<Clause> facts(Prose p, List<StandingAbility> group) {
        var facts = new ArrayList<Clause>();
        for (int i = 0; i < group.size(); i++) {
            if (!(group.get(i) instanceof Modifies(var first, var when))) {
                facts.add(group.get(i).fact(p));
                continue;
            }
            var figures = new ArrayList<Figure>(List.of(first.figure()));
            while (i + 1 < group.size()
                    && group.get(i + 1) instanceof Modifies(var next, var same)
                    && alike(first, next)) {
                figures.add(next.figure());
                i++;
            }
            facts.add(first.say(p, figures));
        }
        return facts;
    }

    /** The same change of another figure of the same cards. */
    private static boolean alike(Modifier one, Modifier other) {
        return one.op() != Modifier.Op.FREE
                && one.figure().of() == Figure.Of.CARD
                && other.figure().of() == Figure.Of.CARD
                && one.equals(
                        new Modifier(
                                one.figure(),
                                other.op(),
                                other.amount(),
                                other.of(),
                                other.whose(),
                                other.toward(),
                                other.cumulative()));
    }

    private static List<Deploys> otherWays(Deploys way, List<Ability> rest) {
        var others = new ArrayList<Deploys>();
        for (Ability next : rest) {
            boolean same =
                    next instanceof Deploys other
                            && other.when().equals(way.when())
                            && other.moment().equals(way.moment())
                            && other.aim().equals(way.aim());
            if (!same) {
                break;
            }
            others.add((Deploys) next);
        }
        return others;
    }
}
