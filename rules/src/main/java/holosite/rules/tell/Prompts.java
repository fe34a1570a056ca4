package holosite.rules.tell;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.DeployWhere;
import holosite.rules.decision.NumberPrompt;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.decision.YesNo;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.ArrayList;
import java.util.function.Function;

/** What is asked and why, for every question the rules ask. */
final class Prompts {
    private final PlayerWords players;
    private final Prose p;
    private final MomentWords moments;
    private final TextWords words;
    private final CardPrompts cardPrompts;

    Prompts(Language language, Function<String, Card> cards, PlayerWords players) {
        this.players = players;
        this.p = players.prose();
        this.moments = new MomentWords(players);
        this.words = new TextWords(language, cards, players);
        this.cardPrompts = new CardPrompts(cards, players, words);
    }

    String tell(View view, Question q) {
        return switch (q.prompt()) {
            case ActPrompt prompt -> act(view, q, prompt);
            case CardPrompt prompt -> cardPrompts.tell(view, q, prompt);
            case DeployWhere prompt -> words.deployWhere(q.about().title());
            case NumberPrompt prompt -> number(q, prompt);
            case OptionPrompt prompt -> option(view, q, prompt);
        };
    }

    private String act(View view, Question q, ActPrompt prompt) {
        String about = q.about().title();
        String other = q.other().title();
        return switch (prompt) {
            case ActPrompt.PhaseAction(var phase) -> phase(view, phase);
            case ActPrompt.Response x ->
                    happening(view, q) + p.say("Do you respond?", "Voulez-vous répondre ?");
            case ActPrompt.AutomaticOrder x ->
                    happening(view, q)
                            + p.say(
                                    "Several cards act by themselves. Which comes first?",
                                    "Plusieurs cartes agissent d'elles-mêmes. Laquelle d'abord ?");
            case ActPrompt.WeaponsSegment x ->
                    battle(about, "Weapons segment", "Segment des armes")
                            + p.say(
                                    "Fire a weapon, use a card, or pass?",
                                    "Tirer, utiliser une carte, ou passer ?");
            case ActPrompt.DamageSegment x -> damage(view, q);
            case ActPrompt.AttackWeapons x ->
                    p.say(
                                    "Weapons segment of the attack at %s. ",
                                    "Segment des armes de l'attaque à %s. ", other)
                            + p.say(
                                    "Fire at %s, use a card, or pass?",
                                    "Tirer sur %s, utiliser une carte, ou passer ?",
                                    players.named(about));
        };
    }

    private String number(Question q, NumberPrompt prompt) {
        String about = q.about().title();
        return switch (prompt) {
            case NumberPrompt.Number x ->
                    words.headed(
                            about,
                            p.say(
                                    "choose a number from %d to %d.",
                                    "choisissez un nombre de %d à %d.", q.least(), q.most()));
            case NumberPrompt.AtLeast x ->
                    words.headed(
                            about,
                            p.say(
                                    "of at least how many cards of this kind do you ask, from %d"
                                            + " to %d?",
                                    "sur au moins combien de cartes de ce genre interrogez-vous, de"
                                            + " %d à %d ?",
                                    q.least(),
                                    q.most()));
            case NumberPrompt.HowMuchForce x ->
                    words.headed(
                            about,
                            p.say(
                                    "how much Force do you use, from %d to %d?",
                                    "combien de points de Force utilisez-vous, de %d à %d ?",
                                    q.least(),
                                    q.most()));
            case NumberPrompt.Parsec x ->
                    words.asks("To which parsec does %s move?", "À quel parsec va %s ?", about);
        };
    }

    private String option(View view, Question q, OptionPrompt prompt) {
        String about = q.about().title();
        return switch (prompt) {
            case OptionPrompt.CaptiveFate x ->
                    words.asks("What becomes of %s?", "Que devient %s ?", about);
            case OptionPrompt.DestinyNumber x ->
                    words.headed(
                            about,
                            p.say(
                                    "drawn as destiny. Which of its numbers counts?",
                                    "carte tirée comme destinée. Lequel de ses nombres compte ?"));
            case OptionPrompt.DeploySystem x ->
                    words.asks("To which system does %s go?", "À quel système va %s ?", about);
            case OptionPrompt.Layout x ->
                    words.asks(
                            "Where in its row does %s lie?",
                            "Où placer %s dans sa rangée ?", about);
            case OptionPrompt.OneOf x -> words.headed(about, p.say("choose one.", "choisissez."));
            case OptionPrompt.Heading x ->
                    words.asks(
                            "Which way does %s go first?",
                            "Dans quel sens envoyer %s d'abord ?", about);
            case OptionPrompt.WhichFirst x ->
                    words.headed(
                            about, p.say("what happens first?", "que se passe-t-il d'abord ?"));
            case OptionPrompt.AttackSide x ->
                    words.asks("Whose cards does %s attack?", "Quelles cartes attaque %s ?", about);
            case OptionPrompt.TellApart x ->
                    words.headed(
                            about,
                            p.say(
                                    "about which cards do you ask?",
                                    "sur quelles cartes interrogez-vous ?"));
            case OptionPrompt.NameKind x ->
                    words.headed(
                            about, p.say("name a kind of card.", "nommez un genre de cartes."));
            case YesNo x -> yesNo(view, q, x);
        };
    }

    private String yesNo(View view, Question q, YesNo prompt) {
        String about = q.about().title();
        String other = q.other().title();
        return switch (prompt) {
            case YesNo.May x -> may(q);
            case YesNo.MayPay x -> mayPay(q, x.force());
            case YesNo.DrawBattleDestiny x ->
                    battle(about, "Power segment", "Segment de puissance")
                            + (x.draws() == 1
                                    ? p.say(
                                            "Do you draw battle destiny?",
                                            "Tirez-vous une destinée de bataille ?")
                                    : p.say(
                                            "Do you draw %s battle destinies?",
                                            "Tirez-vous %s destinées de bataille ?",
                                            p.number(x.draws())));
            case YesNo.AttackDestiny x ->
                    words.asks(
                            "Do you draw destiny against %s?",
                            "Tirez-vous une destinée contre %s ?", about);
            case YesNo.SabaccCard x ->
                    words.headed(
                            about,
                            p.say(
                                    "your sabacc hand comes to %s. Do you draw one more card?",
                                    "votre main de sabacc vaut %s. Tirez-vous une carte de plus ?",
                                    p.number(x.total())));
            case YesNo.TellTruth x ->
                    words.headed(
                            about,
                            p.say(
                                    "do you tell the truth %s? If not, you lose %s.",
                                    "dites-vous la vérité, %s ? Sinon, vous perdez %s.",
                                    new KindWords(players).ifIn(view.viewer(), x.least(), x.kind()),
                                    players.force(x.force())));
            case YesNo.UseRaceDestiny x ->
                    p.say(
                            "%s is your race destiny, worth %s. Do you place it on %s? If not, it"
                                    + " goes to the Used Pile.",
                            "%s est votre destinée de course et vaut %s. La placez-vous sur %s ?"
                                    + " Sinon, elle va dans la pile utilisée.",
                            players.named(about),
                            p.number(x.worth()),
                            players.named(other));
        };
    }

    private String phase(View view, Phase asked) {
        Noun phase = asked.noun();
        Side player = view.turnPlayer();
        String whose = players.spelt(players.headed(player, phase));
        if (!players.isReader(player)) {
            return whose + p.say(". Do you act?", ". Voulez-vous agir ?");
        }
        String left =
                asked == Phase.ACTIVATE && view.generation() > 0
                        ? p.say(
                                " %s left to activate.",
                                " Encore %s à activer.",
                                players.force(
                                        Math.min(view.generation(), view.own().reserveDeck())))
                        : "";
        return whose + "." + left + p.say(" What do you do?", " Que faites-vous ?");
    }

    private String battle(String place, String en, String fr) {
        return p.say("%s of the battle at %s. ", "%s de la bataille à %s. ", p.say(en, fr), place);
    }

    private String damage(View view, Question q) {
        Side side = view.viewer();
        var owed = new ArrayList<String>();
        double attrition = view.battle().map(b -> b.attrition(side)).orElse(0.0);
        double damage = view.battle().map(b -> b.damage(side)).orElse(0.0);
        if (attrition > 0) {
            owed.add(p.say("attrition of %s", "une attrition de %s", p.number(attrition)));
        }
        if (damage > 0) {
            owed.add(
                    p.say(
                            "battle damage of %s",
                            "des dommages de bataille de %s", p.number(damage)));
        }
        return owed.isEmpty()
                ? battle(q.about().title(), "Damage segment", "Segment des dommages")
                        + nothingOwed(q)
                : p.say("You still owe ", "Vous devez encore ") + p.and(owed) + ".";
    }

    /** Of a player who owes nothing, only hit cards are forfeited. */
    private String nothingOwed(Question q) {
        return q.acts().stream().anyMatch(choice -> choice.act() instanceof Act.Forfeit)
                ? p.say(
                        "You owe nothing more; your hit cards are forfeited.",
                        "Vous ne devez plus rien ; vos cartes touchées sont sacrifiées.")
                : p.say(
                        "You owe nothing more. Do you act?",
                        "Vous ne devez plus rien. Voulez-vous agir ?");
    }

    private String happening(View view, Question q) {
        return q.moment().map(m -> moments.tell(view, m) + " ").orElse("");
    }

    private String may(Question q) {
        return words.from(q, TextWords.Words::may) + p.say(" Do you?", " Le faites-vous ?");
    }

    private String mayPay(Question q, double force) {
        String purpose = words.from(q, TextWords.Words::purpose);
        return words.headed(
                q.about().title(),
                p.say("do you use %s%s?", "utilisez-vous %s%s ?", players.force(force), purpose));
    }
}
