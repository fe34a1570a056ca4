package holosite.bots.rookie;

import holosite.rules.card.NamedKind;
import holosite.rules.decision.Fate;
import holosite.rules.decision.Option;
import holosite.rules.decision.YesNo;
import holosite.rules.view.OptionView;
import java.util.List;

/** Choosing between options: reads what each would do, and accepts whatever is free. */
final class OptionScores {
    private static final List<Fate> LIKED =
            List.of(Fate.ESCAPE, Fate.SEIZE, Fate.IMPRISON, Fate.LAUNCH, Fate.RALLY);

    /** No more cards are drawn to a sabacc hand worth this much. */
    private static final double ENOUGH_AT_SABACC = 8;

    private OptionScores() {}

    static int choose(Situation situation) {
        List<OptionView> options = situation.question().options();
        if (situation.question().prompt() instanceof YesNo.SabaccCard hand) {
            return hand.total() < ENOUGH_AT_SABACC ? 0 : 1;
        }
        int best = 0;
        for (int i = 1; i < options.size(); i++) {
            if (score(situation, options.get(i)) > score(situation, options.get(best))) {
                best = i;
            }
        }
        return best;
    }

    private static double score(Situation situation, OptionView option) {
        return switch (option) {
            case OptionView.Plain(var plain) -> score(plain);
            case OptionView.Happens(var effects) -> TextScores.happening(situation, effects);
            case OptionView.Between between -> 0;
        };
    }

    private static double score(Option.Plain option) {
        return switch (option) {
            case Option.YesOrNo yesOrNo -> yesOrNo == Option.YesOrNo.YES ? 1 : 0;
            case Option.Destiny(double number) -> number;
            case Fate fate -> LIKED.indexOf(fate);
            case Option.InSystem in -> 0;
            case Option.Victims victims -> victims == Option.Victims.OPPONENTS ? 1 : 0;
            case Option.Heading heading -> 0;
            case Option.OfKind kind -> 0;
            case Option.ToldBy(var by) -> by == NamedKind.By.TYPE ? 1 : 0;
        };
    }
}
