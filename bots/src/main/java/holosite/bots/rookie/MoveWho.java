package holosite.bots.rookie;

import holosite.rules.view.Question;

/** Who goes along: between docking bays those whom the plan was made for. */
final class MoveWho {
    private MoveWho() {}

    static Scorer of(Situation situation) {
        Question question = situation.question();
        var from = situation.spot(question.about()).filter(Situation.Spot::isLocation);
        var to = situation.place(question.other());
        if (from.isEmpty() || from.get().place().isEmpty() || to.isEmpty()) {
            return new Targets(situation);
        }
        var transits = new Transits(situation);
        return choice ->
                transits.goes(from.get().place().get(), to.get(), choice.card().handle()) ? 1 : -1;
    }
}
