package holosite.cards.lint;

import static holosite.language.prose.Language.EN;

import holosite.cards.AllCards;
import holosite.cards.facts.CardFacts;
import holosite.cards.facts.FactsTable;
import holosite.language.Card;
import holosite.language.CardFace;
import holosite.language.CardText;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Whatever the table says a card mentions, our text of the card mentions in its own way. */
final class MentionsTest {
    private static final String NAME = "name ";
    private static final FactsTable TABLE = FactsTable.read();

    /** How our texts speak of the words of the game. */
    private static final Map<String, Pattern> WORDS = new TreeMap<>();

    static {
        word("lost", "\\blost\\b|\\blose|\\bloss\\b|lost pile");
        word("used pile", "used pile|^used:");
        word("reserve deck", "reserve deck|your deck");
        word("force pile", "force pile|force");
        word("hand", "\\bhand\\b");
        word("retrieve", "retriev");
        word("activate", "activat");
        word("force drain", "drain");
        word("destiny", "destin");
        word("attrition", "attrition");
        word("immune", "immun");
        word("cancel", "cancel|may not add");
        word("react", "react");
        word("power", "\\bpower");
        word("forfeit", "forfeit");
        word("ability", "\\bability");
        word("landspeed", "landspeed");
        word("hyperspeed", "hyperspeed");
        word("maneuver", "maneuver");
        word("armor", "armor|defense");
        word("captive", "captur|captive|escort|imprison");
        word("steal", "steal|stole");
        word("free", "\\bfree\\b|no deploy cost");
        word("out of play", "out of play");
        word("opponent", "opponent|neither|either|each player|a player|\\ball\\b");
        word("adjacent", "adjacent");
        word("related", "related|same planet");
        word("weapon", "weapon|blaster|lightsaber|\\bfire|saber|rifle|cannon");
        word("device", "device");
        word("suspend", "suspend");
        word("undercover", "undercover|\\bspy\\b|spies");
        word("reveal", "reveal|look|turn");
        word("shuffle", "shuffl");
        word("docking bay", "docking bay");
        word("pilot", "pilot");
        word("exclude", "exclu");
        word("passenger", "passenger");
        word("initiate", "initiat|battle|drain|duel");
        word("move", "mov|relocat|place");
        word("random", "random");
        word("alone", "alone");
        word("droid", "droid");
        word("creature", "creature");
        word("vehicle", "vehicle");
        word("starship", "starship|starfighter|freighter|corvette|pilots|pilot");
        word("aboard", "aboard|carry|piloting|pilots");
        word("may", "\\bmay\\b");
        word(
                "except",
                "except|other|non-|unless|\\bnot\\b|\\bno\\b|otherwise|cannot|none|without|neither"
                        + "|despite|fewer|regardless");
        word("hit", "\\bhit\\b");
        word("site", "site|planet location|other than a system");
        word("same site", "site");
        word("system", "system");
        word("sector", "sector");
        word("exterior", "exterior");
        word("interior", "interior");
        word("battleground", "battleground");
        word("character", "character|alien|droid|rebel|imperial|warrior|trooper|pilot|captive");
        word("alien", "alien");
        word("rebel", "rebel");
        word("imperial", "imperial");
        word("warrior", "warrior");
        word("trooper", "trooper");
        word("leader", "leader");
        word("spy", "spy|spies");
        word("bounty hunter", "bounty hunter");
        word("smuggler", "smuggler");
        word("gambler", "gambler");
        word("scout", "scout");
        word("jawa", "jawa");
        word("ewok", "ewok");
        word("interrupt", "interrupt");
        word("epic event", "epic event");
        word("senator", "senator");
        word("jedi", "jedi|ability [≥=>]");
        word("objective", "objective");
        word("admiral", "admiral");
        word("general", "general");
        word("commander", "commander");
        word("musician", "musician");
        word("thief", "thief|thieves");
        word("highest", "highest");
    }

    private static final Map<String, String> NUMBERS =
            Map.of("twice", "2", "double", "2", "doubled", "2", "half", "0.5", "two", "2");

    private static void word(String word, String pattern) {
        WORDS.put(word, Pattern.compile(pattern, Pattern.MULTILINE));
    }

    @Test
    void whatACardMentionsItsTextMentions() {
        var findings = new Findings("unmentioned");
        for (Card card : AllCards.all()) {
            TABLE.byId(card.id()).ifPresent(facts -> look(card, facts, findings));
        }
        findings.assertNoneButAllowed();
    }

    private static void look(Card card, CardFacts facts, Findings findings) {
        String text = text(card);
        String titles = card.fullTitle().toLowerCase(Locale.ROOT);
        Set<String> numbers = numbers(text);
        for (String mention : facts.mentions()) {
            Pattern pattern = WORDS.get(mention);
            boolean number = mention.matches("[0-9.]+");
            boolean there =
                    pattern != null
                            ? pattern.matcher(text).find()
                            : mention.startsWith(NAME)
                                    ? text.contains(name(mention)) || titles.contains(name(mention))
                                    : !number || mention.equals("1") || numbers.contains(mention);
            if (!there) {
                findings.add(card, mention);
            }
        }
    }

    private static String name(String mention) {
        return mention.substring(NAME.length()).toLowerCase(Locale.ROOT);
    }

    private static String text(Card card) {
        var text = new StringBuilder(CardFace.of(card, EN).lines(EN).toString()).append('\n');
        CardText.of(card, EN).lines(EN).forEach(line -> text.append(line).append('\n'));
        card.back().ifPresent(back -> text.append(text(back)));
        return text.toString().toLowerCase(Locale.ROOT);
    }

    private static Set<String> numbers(String text) {
        var numbers = new TreeSet<String>();
        Matcher digits = Pattern.compile("\\d*\\.?\\d+").matcher(text);
        while (digits.find()) {
            numbers.add(digits.group().replaceAll("\\.0$", ""));
        }
        NUMBERS.forEach(
                (word, number) -> {
                    if (Pattern.compile("\\b" + word + "\\b").matcher(text).find()) {
                        numbers.add(number);
                    }
                });
        return numbers;
    }
}
