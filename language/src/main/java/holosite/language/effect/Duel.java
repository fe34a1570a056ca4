package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.amount.Fixed;
import holosite.language.check.Refuse;
import holosite.language.prose.Clause;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import java.util.List;

/**
 * The characters chosen as "yours" and "theirs" duel: each player draws so many duel destinies, the
 * turn player first, and adds a number; the higher total wins. The totals are remembered as "your
 * total" and "their total". A tie has neither winner nor loser. Some duels are epic.
 */
public record Duel(
        Amount draws,
        Amount yours,
        Amount theirs,
        List<Effect> ifYouWin,
        List<Effect> ifYouLose,
        boolean epic)
        implements Effect {

    public static final String YOURS = "yours";
    public static final String THEIRS = "theirs";
    public static final String YOUR_TOTAL = "your total";
    public static final String THEIR_TOTAL = "their total";

    public Duel {
        ifYouWin = List.copyOf(ifYouWin);
        ifYouLose = List.copyOf(ifYouLose);
        Amount.refuseBelow(0, draws, "nobody draws fewer than no destinies");
        Refuse.when(ifYouWin.isEmpty() && ifYouLose.isEmpty(), "a duel is about something");
    }

    public Duel(
            Amount draws,
            Amount yours,
            Amount theirs,
            List<Effect> ifYouWin,
            List<Effect> ifYouLose) {
        this(draws, yours, theirs, ifYouWin, ifYouLose, false);
    }

    @Override
    public Statement say(Prose p) {
        p.antecedents().number(YOUR_TOTAL, p.say("your total", "votre total"));
        p.antecedents().number(THEIR_TOTAL, p.say("opponent's total", "le total de l'adversaire"));
        String drawn =
                draws instanceof Fixed(double n) && n == 0
                        ? ""
                        : p.say(
                                " each player draws %s duel destiny;",
                                " chaque joueur tire %s destinées de duel ;", draws.say(p));
        String added =
                isNothing(yours) && isNothing(theirs)
                        ? ""
                        : p.say(
                                " you add %s, opponent adds %s;",
                                " vous ajoutez %s, l'adversaire ajoute %s ;",
                                yours.say(p),
                                theirs.say(p));
        return Statement.separate(
                Clause.of(
                        (epic
                                        ? p.say(
                                                "they fight an epic duel:",
                                                "ils se livrent un duel épique :")
                                        : p.say("they duel:", "ils se battent en duel :"))
                                + drawn
                                + added
                                + p.say(" the higher total wins", " le total le plus haut gagne")),
                Clause.of(
                        p.say("if your character wins, ", "si votre personnage gagne, ")
                                + EffectSentences.within(p, ifYouWin)
                                + p.say("; if it loses, ", " ; s'il perd, ")
                                + EffectSentences.within(p, ifYouLose)));
    }

    private static boolean isNothing(Amount added) {
        return added instanceof Fixed(double n) && n == 0;
    }
}
