package holosite.rules.tell;

import holosite.language.Card;
import holosite.language.ability.Target;
import holosite.language.amount.Amount;
import holosite.language.amount.Choice;
import holosite.language.effect.EffectSentences;
import holosite.language.effect.May;
import holosite.language.effect.MayPay;
import holosite.language.effect.Pick;
import holosite.language.effect.PickFrom;
import holosite.language.filter.Filter;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.view.AskingText;
import holosite.rules.view.Question;
import java.util.function.Function;

/** Questions in the words of the card that asks. */
record TextWords(Language language, Function<String, Card> cards, PlayerWords players) {

    private Prose p() {
        return players.prose();
    }

    /** A card's words, with everything it named before. */
    record Words(Prose p, AskingText said) {
        String choose() {
            return p.say("choose ", "choisissez ") + target();
        }

        private String target() {
            return said.target().map((Target t) -> t.say(p).spoken()).orElse("");
        }

        String cost() {
            return said.cost().map(c -> c.say(p).spoken()).orElse("");
        }

        String pick() {
            return said.effect()
                    .map(
                            e ->
                                    switch (e) {
                                        case Pick k -> choosing(k.from(), k.least(), k.most());
                                        case PickFrom k -> choosing(k.which(), k.least(), k.most());
                                        default -> "";
                                    })
                    .orElse("");
        }

        private String choosing(Filter which, Amount least, Amount most) {
            return new Choice(least, most)
                    .say(p, which.phrase())
                    .after(p.say("choose", "choisissez"))
                    .spoken();
        }

        String may() {
            return said.effect()
                    .map(
                            e ->
                                    e instanceof May may
                                            ? p.say("you may ", "vous pouvez ")
                                                    + EffectSentences.after(
                                                                    p, may.who(), may.then())
                                                            .inline(p)
                                            : "")
                    .orElse("");
        }

        String purpose() {
            return said.effect()
                    .map(
                            e ->
                                    e instanceof MayPay pay && !pay.then().isEmpty()
                                            ? p.say(" to ", " pour ")
                                                    + EffectSentences.after(
                                                                    p, pay.who(), pay.then())
                                                            .inline(p)
                                            : "")
                    .orElse("");
        }
    }

    String from(Question q, Function<Words, String> part) {
        if (q.said().isEmpty()) {
            return headed(q.about().title(), p().say("choose.", "choisissez."));
        }
        AskingText said = q.said().get();
        Card card = cards.apply(said.card());
        var words = new Words(ActionSummary.asking(card, said, language), said);
        String text = part.apply(words);
        return text.isEmpty() || text.startsWith(" ")
                ? text
                : headed(card.title(), PlayerWords.goingOn(p().sentence(text)));
    }

    String headed(String card, String text) {
        return card.isEmpty()
                ? p().sentence(text).replaceAll("([?!])\\.$", "$1")
                : card + p().say(": ", " : ") + text;
    }

    String deployWhere(String card) {
        return asks("Where does %s deploy?", "Où se déploie %s ?", card);
    }

    String asks(String en, String fr, String card) {
        return p().say(en, fr, players.named(card));
    }
}
