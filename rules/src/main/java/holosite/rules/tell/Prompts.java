package holosite.rules.tell;

import holosite.language.Card;
import holosite.language.ability.Target;
import holosite.language.amount.Amount;
import holosite.language.amount.Choice;
import holosite.language.card.CardType;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.effect.Effect;
import holosite.language.effect.EffectSentences;
import holosite.language.effect.May;
import holosite.language.effect.MayPay;
import holosite.language.effect.Pick;
import holosite.language.effect.PickFrom;
import holosite.language.filter.Filter;
import holosite.language.prose.Language;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.rules.view.Question;
import holosite.rules.view.Said;
import holosite.rules.view.View;

import java.util.ArrayList;
import java.util.Optional;
import java.util.function.Function;

/** What is asked and why, for every question the rules ask. */
final class Prompts {
    private final Language language;
    private final Function<String, Card> cards;
    private final Party party;
    private final Prose p;
    private final Moments moments;

    Prompts(Language language, Function<String, Card> cards, Party party) {
        this.language = language;
        this.cards = cards;
        this.party = party;
        this.p = party.prose();
        this.moments = new Moments(party);
    }

    String tell(View view, Question q) {
        String about = q.about().title();
        String other = q.other().title();
        return switch (q.key()) {
            case PHASE_ACTION -> phase(view, q);
            case RESPONSE, BEFORE ->
                    happening(q) + p.say("Do you respond?", "Voulez-vous répondre ?");
            case WEAPONS_SEGMENT ->
                    battle(about, "Weapons segment", "Segment des armes")
                            + p.say(
                                    "Fire a weapon, use a card, or pass?",
                                    "Tirer, utiliser une carte, ou passer ?");
            case DAMAGE_SEGMENT -> damage(view, about);
            case AUTOMATIC_ORDER ->
                    happening(q)
                            + p.say(
                                    "Several cards act by themselves. Which comes first?",
                                    "Plusieurs cartes agissent d'elles-mêmes. Laquelle d'abord ?");
            case START_OF_TURN ->
                    p.say("The turn begins. Do you act?", "Le tour commence. Agissez-vous ?");
            case END_OF_TURN ->
                    p.say("The turn ends. Do you act?", "Le tour se termine. Agissez-vous ?");
            case DEPLOY_WHERE ->
                    q.kind() == Question.Kind.OPTION
                            ? asks("To which system does %s go?", "À quel système va %s ?", about)
                            : asks("Where does %s deploy?", "Où se déploie %s ?", about);
            case DEPLOY_AIM ->
                    asks("Which card is %s aimed at?", "Quelle carte viser avec %s ?", about);
            case DEPLOY_PILOT ->
                    asks("Which pilot deploys with %s?", "Quel pilote se déploie avec %s ?", about);
            case LAYOUT ->
                    asks("Where in its row does %s lie?", "Où placer %s dans sa rangée ?", about);
            case MOVE_WHERE -> destination(q);
            case MOVE_WHO -> travelers(q);
            case REACT_EMBARK ->
                    asks(
                            "%s reacts: who boards it first?",
                            "%s réagit : qui y embarque d'abord ?", about);
            case REACT_DISEMBARK ->
                    asks(
                            "%s has reacted: who gets out of it?",
                            "%s a réagi : qui en débarque ?", about);
            case REACT_BOARD ->
                    asks(
                            "%s has reacted: what does it board?",
                            "%s a réagi : à bord de quoi embarque cette carte ?", about);
            case TRANSFER_TO -> asks("Which card takes %s?", "Quelle carte reçoit %s ?", about);
            case TARGET ->
                    q.said().flatMap(Said::target).isPresent()
                            ? from(
                                    q,
                                    words -> words.p.say("choose ", "choisissez ") + words.target())
                            : asks(
                                    "Which card on the table does %s replace?",
                                    "Quelle carte sur la table remplacer par %s ?", about);
            case PICK -> pick(q);
            case FIRE_TARGET -> asks("What is %s fired at?", "Sur quoi tirer avec %s ?", about);
            case LOSE_FORCE_FROM -> loss(q, view);
            case NUMBER ->
                    headed(
                            about,
                            p.say(
                                    "choose a number from %d to %d.",
                                    "choisissez un nombre de %d à %d.", q.least(), q.most()));
            case HOW_MUCH_FORCE ->
                    headed(
                            about,
                            p.say(
                                    "how much Force do you use, from %d to %d?",
                                    "combien de points de Force utilisez-vous, de %d à %d ?",
                                    q.least(),
                                    q.most()));
            case OPTION ->
                    q.said().isPresent()
                            ? headed(about, p.say("choose one.", "choisissez."))
                            : asks(
                                    "Which way does %s go first?",
                                    "Dans quel sens envoyer %s d'abord ?", about);
            case MAY -> may(q);
            case MAY_PAY -> mayPay(q);
            case SEARCH -> search(q);
            case DRAW_BATTLE_DESTINY ->
                    battle(about, "Power segment", "Segment de puissance")
                            + (q.number() == 1
                                    ? p.say(
                                            "Do you draw battle destiny?",
                                            "Tirez-vous une destinée de bataille ?")
                                    : p.say(
                                            "Do you draw %s battle destinies?",
                                            "Tirez-vous %s destinées de bataille ?",
                                            p.number(q.number())));
            case DESTINY_NUMBER ->
                    headed(
                            about,
                            p.say(
                                    "drawn as destiny. Which of its numbers counts?",
                                    "carte tirée comme destinée. Lequel de ses nombres compte ?"));
            case SEAT ->
                    p.say(
                            "Who aboard %s gives up the controls to %s?",
                            "À bord de %s, qui cède les commandes à %s ?",
                            party.named(other),
                            party.named(about));
            case STARTING_LOCATION ->
                    p.say(
                            "Both players chose the same starting location. Choose another.",
                            "Les deux joueurs ont choisi la même localisation de départ."
                                    + " Choisissez-en une autre.");
            case STARTING_EFFECT ->
                    p.say(
                            "Which Starting Effect do you begin with, if any?",
                            "Avec quel effet de départ commencez-vous, s'il y en a un ?");
            case STARTING_INTERRUPT ->
                    p.say(
                            "Which Starting Interrupt do you play, if any?",
                            "Quelle interruption de départ jouez-vous, s'il y en a une ?");
            case STARTING_CARD ->
                    headed(
                            about,
                            q.least() == 0
                                    ? p.say(
                                            "which card do you deploy, if any?",
                                            "quelle carte déployez-vous, s'il y en a une ?")
                                    : p.say(
                                            "which card do you deploy?",
                                            "quelle carte déployez-vous ?"));
            case PLAY_FROM_UNDER ->
                    headed(
                            about,
                            p.say(
                                    "which card do you play from there?",
                                    "quelle carte jouez-vous depuis là ?"));
            case ESCORT ->
                    asks("Who takes %s into custody?", "Qui prend %s sous sa garde ?", about);
            case CAPTIVE_FATE -> asks("What becomes of %s?", "Que devient %s ?", about);
            case ORDER ->
                    asks(
                            "Which weapon fired at %s takes effect next?",
                            "Quelle arme ayant tiré sur %s prend effet maintenant ?", about);
            case GIVE_FROM_HAND -> from(q, Words::cost);
            case ASTEROID_ORDER ->
                    p.say(
                            "For which starship do you draw asteroid destiny next?",
                            "Pour quel vaisseau tirez-vous maintenant la destinée d'astéroïde ?");
            case WHICH_FIRST ->
                    headed(about, p.say("what happens first?", "que se passe-t-il d'abord ?"));
            case ATTACK_SIDE ->
                    asks("Whose cards does %s attack?", "Quelles cartes attaque %s ?", about);
            case ATTACK_WEAPONS ->
                    p.say(
                                    "Weapons segment of the attack at %s. ",
                                    "Segment des armes de l'attaque à %s. ", other)
                            + p.say(
                                    "Fire at %s, use a card, or pass?",
                                    "Tirer sur %s, utiliser une carte, ou passer ?",
                                    party.named(about));
            case ATTACK_DESTINY ->
                    asks(
                            "Do you draw destiny against %s?",
                            "Tirez-vous une destinée contre %s ?", about);
            case ATTACK_ORDER ->
                    p.say("Which creature attacks next?", "Quelle créature attaque maintenant ?");
            case SABACC_PLAYER ->
                    headed(
                            about,
                            p.say(
                                    "who plays sabacc for you? None: you play without one.",
                                    "qui joue au sabacc pour vous ? Personne : vous jouez sans"
                                            + " personnage."));
            case SABACC_CARD ->
                    headed(
                            about,
                            p.say(
                                    "your sabacc hand comes to %s. Do you draw one more card?",
                                    "votre main de sabacc vaut %s. Tirez-vous une carte de plus ?",
                                    p.number(q.number())));
            case SABACC_WINNINGS ->
                    headed(
                            about,
                            q.number() == 0
                                    ? p.say(
                                            "which card of the beaten hand is lost?",
                                            "quelle carte de la main battue est perdue ?")
                                    : p.say(
                                            "which card of the beaten hand do you win?",
                                            "quelle carte de la main battue gagnez-vous ?"));
            case RACE_FOR ->
                    headed(
                            about,
                            p.say(
                                    "for which Podracer do you draw race destiny?",
                                    "pour quel module tirez-vous une destinée de course ?"));
            case USE_RACE_DESTINY ->
                    p.say(
                            "%s is your race destiny, worth %s. Do you place it on %s? If not, it"
                                    + " goes to the Used Pile.",
                            "%s est votre destinée de course et vaut %s. La placez-vous sur %s ?"
                                    + " Sinon, elle va dans la pile utilisée.",
                            party.named(about),
                            p.number(q.number()),
                            party.named(other));
            case CHOOSE_RACE_DESTINIES ->
                    q.most() == 1
                            ? asks(
                                    "Which of the race destinies drawn do you place on %s?",
                                    "Laquelle des destinées de course placez-vous sur %s ?", about)
                            : p.say(
                                    "Which %s of the race destinies drawn do you place on %s?",
                                    "Quelles %s destinées de course placez-vous sur %s ?",
                                    p.number(q.most()),
                                    party.named(about));
            case MENTOR ->
                    p.say(
                            "Who trains %s for %s?",
                            "Qui entraîne %s pour %s ?", party.named(other), party.named(about));
            case JUMP_OFF -> asks("Who jumps off %s?", "Qui saute de %s ?", about);
        };
    }

    // ---- phases and battles

    private String phase(View view, Question q) {
        Noun phase = Phase.values()[(int) q.number()].noun();
        Side player = view.turnPlayer();
        String whose = party.spelt(party.headed(player, phase));
        if (!party.isReader(player)) {
            return whose + p.say(". Do you act?", ". Voulez-vous agir ?");
        }
        String left =
                (int) q.number() == Phase.ACTIVATE.ordinal() && view.generation() > 0
                        ? p.say(
                                " %s left to activate.",
                                " Encore %s à activer.",
                                party.force(Math.min(view.generation(), view.own().reserveDeck())))
                        : "";
        return whose + "." + left + p.say(" What do you do?", " Que faites-vous ?");
    }

    private String battle(String place, String en, String fr) {
        return p.say("%s of the battle at %s. ", "%s de la bataille à %s. ", p.say(en, fr), place);
    }

    private String damage(View view, String place) {
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
        String still =
                owed.isEmpty()
                        ? p.say(
                                "You owe nothing more; hit cards are forfeited.",
                                "Vous ne devez plus rien ; les cartes touchées sont sacrifiées.")
                        : p.say("You still owe ", "Vous devez encore ") + p.and(owed) + ".";
        return battle(place, "Damage segment", "Segment des dommages") + still;
    }

    private String happening(Question q) {
        return q.moment().map(m -> moments.tell(m) + " ").orElse("");
    }

    // ---- cards and places

    private String destination(Question q) {
        String about = q.about().title();
        if (q.kind() == Question.Kind.NUMBER) {
            return asks("To which parsec does %s move?", "À quel parsec va %s ?", about);
        }
        if (q.said().isPresent()) {
            return headed(about, p.say("where to?", "vers où ?"));
        }
        if (q.least() == 0 && isA(q.about(), CardType.LOCATION)) {
            return asks(
                    "Which planet does %s orbit? None: deep space.",
                    "Autour de quelle planète placer %s ? Aucune : espace profond.", about);
        }
        return isA(q.about(), CardType.LOCATION)
                ? asks("From %s: where to?", "Depuis %s : vers où ?", about)
                : asks("Where does %s go?", "Où va %s ?", about);
    }

    private String travelers(Question q) {
        String about = party.named(q.about().title());
        String other = party.named(q.other().title());
        return isA(q.about(), CardType.WEAPON)
                ? p.say("Who carries %s to %s?", "Qui porte %s jusqu'à %s ?", about, other)
                : p.say("Who goes from %s to %s?", "Qui va de %s à %s ?", about, other);
    }

    private boolean isA(Question.Seen card, CardType type) {
        return !card.id().isEmpty() && cards.apply(card.id()).is(type);
    }

    private String pick(Question q) {
        String about = q.about().title();
        String other = q.other().title();
        if (!other.isEmpty()) {
            return p.say("Who fires %s at %s?", "Qui tire avec %s sur %s ?", about, other);
        }
        Optional<Effect> effect = q.said().flatMap(Said::effect);
        return effect.isPresent()
                        && (effect.get() instanceof Pick || effect.get() instanceof PickFrom)
                ? from(q, Words::pick)
                : headed(about, p.say("choose a card.", "choisissez une carte."));
    }

    private String loss(Question q, View view) {
        String cause = Party.aside(q.about().title());
        double owed =
                view.battle()
                        .filter(battle -> battle.location() == q.about().handle())
                        .map(battle -> battle.damage(view.viewer()))
                        .orElse(0.0);
        if (owed > 1 && q.number() == 1) {
            return Prose.words(p.say("You lose 1 Force", "Vous perdez 1 point de Force"), cause)
                    + p.say(
                            " of a battle damage of %s. Which card?",
                            " sur des dommages de bataille de %s. Quelle carte ?", p.number(owed));
        }
        return q.number() > 1
                ? Prose.words(
                                p.say("You lose %s", "Vous perdez %s", party.force(q.number())),
                                cause)
                        + p.say(". Which card first?", ". Quelle carte d'abord ?")
                : Prose.words(p.say("You lose 1 Force", "Vous perdez 1 point de Force"), cause)
                        + p.say(". Which card?", ". Quelle carte ?");
    }

    private String search(Question q) {
        Question.Place where =
                q.choices().isEmpty()
                        ? Question.Place.RESERVE_DECK
                        : q.choices().getFirst().card().where();
        String cards =
                p.say(
                        "choose from these cards of the %s",
                        "choisissez parmi ces cartes (%s)", Places.name(p, where));
        return headed(q.about().title(), cards + ".");
    }

    // ---- the words of the card that asks

    private String may(Question q) {
        return from(q, Words::may) + p.say(" Do you?", " Le faites-vous ?");
    }

    private String mayPay(Question q) {
        String purpose = from(q, Words::purpose);
        return headed(
                q.about().title(),
                p.say(
                        "do you use %s%s?",
                        "utilisez-vous %s%s ?", party.force(q.number()), purpose));
    }

    /** A card's words, with all it named before. */
    private record Words(Prose p, Said said) {
        String target() {
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

    private String from(Question q, Function<Words, String> part) {
        if (q.said().isEmpty()) {
            return headed(q.about().title(), p.say("choose.", "choisissez."));
        }
        Said said = q.said().get();
        Card card = cards.apply(said.card());
        var words = new Words(Brief.knowing(card, said.ability(), language), said);
        String text = part.apply(words);
        return text.isEmpty() || text.startsWith(" ")
                ? text
                : headed(card.title(), Party.goingOn(p.sentence(text)));
    }

    private String headed(String card, String text) {
        return card.isEmpty()
                ? p.sentence(text).replaceAll("([?!])\\.$", "$1")
                : card + p.say(": ", " : ") + text;
    }

    private String asks(String en, String fr, String card) {
        return p.say(en, fr, party.named(card));
    }
}
