package holosite.bots.rookie;

import holosite.rules.capture.Fate;
import holosite.rules.view.Option;
import java.util.List;

/** Questions of one way or another: what happens is read, a free yes is taken. */
final class Options {
    private static final List<Fate> LIKED =
            List.of(Fate.ESCAPE, Fate.SEIZE, Fate.IMPRISON, Fate.LAUNCH, Fate.RALLY);

    private Options() {}

    static int choose(Situation situation) {
        List<Option> options = situation.question().options();
        int best = 0;
        for (int i = 1; i < options.size(); i++) {
            if (score(situation, options.get(i)) > score(situation, options.get(best))) {
                best = i;
            }
        }
        return best;
    }

    private static double score(Situation situation, Option option) {
        return switch (option) {
            case Option.Plain plain -> plain == Option.Plain.YES ? 1 : 0;
            case Option.Happens(var effects) -> Reading.happening(situation, effects);
            case Option.Destiny(double number) -> number;
            case Option.Becomes(Fate fate) -> LIKED.indexOf(fate);
            case Option.InSystem in -> 0;
            case Option.Between between -> 0;
            case Option.Victims victims -> victims == Option.Victims.OPPONENTS ? 1 : 0;
            case Option.Heading heading -> 0;
        };
    }
}
