package holosite.rules.modifier;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.card.EnumBits;
import holosite.rules.state.Derived;
import holosite.rules.state.GameState;
import holosite.rules.state.InPlay;
import holosite.rules.state.LastingText;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardAction;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Catalog;
import holosite.rules.text.Check;
import holosite.rules.text.Players;
import holosite.rules.text.Text;
import holosite.rules.text.TextInForce;
import holosite.rules.text.TextsInForce;
import holosite.rules.whereabouts.Piloting;
import java.util.Arrays;
import java.util.List;

/**
 * What is in force at this moment: the cards in play and every standing text, sorted by what it
 * touches. Worked out from the table when it is asked for and the table has changed; never part of
 * the game's value.
 */
public final class Standing implements Derived {
    private static final int DEEDS = Deed.values().length;
    private static final int EVENTS = Event.values().length;
    private static final int FIGURES = 0;
    private static final int FORBIDS = Figure.values().length;
    private static final int ALLOWS = FORBIDS + DEEDS;
    private static final int TOLLS = ALLOWS + DEEDS;
    private static final int IMMUNITIES = TOLLS + DEEDS;
    private static final int PROTECTIONS = IMMUNITIES + 1;
    private static final int GRANTS = PROTECTIONS + 1;
    private static final int CANCELS = GRANTS + 1;
    private static final int STATE_TRIGGERS = CANCELS + 1;
    private static final int PHASE_ACTIONS = STATE_TRIGGERS + 1;
    private static final int BATTLE_ACTIONS = PHASE_ACTIONS + 1;
    private static final int RESPONSES = BATTLE_ACTIONS + 1;
    private static final int TRIGGERS = RESPONSES + EVENTS;
    private static final int COPIES = TRIGGERS + EVENTS;
    private static final int BUCKETS = COPIES + 1;

    /** What is known of the condition of a text. */
    private static final byte NOTHING = 0;

    private static final byte HOLDS = 1;
    private static final byte HOLDS_NOT = 2;

    /** The texts of both players, or that of a card which has but one. */
    private static final byte DARK_TEXT = 1;

    private static final byte LIGHT_TEXT = 2;
    private static final byte WHOLE_TEXT = DARK_TEXT | LIGHT_TEXT;

    /**
     * A card excluded from a battle lends nothing to it by any wording, and a stolen weapon or
     * device that its bearer cannot use says nothing.
     */
    private static final long SILENT = Flag.EXCLUDED | Flag.UNUSABLE;

    private InPlay inPlay;

    /** Which texts of each card are canceled: a bit for each player's, both for any other card. */
    private final byte[] canceledTexts;

    private final TextInForce[][] buckets = new TextInForce[BUCKETS][];
    private final byte[][] known = new byte[BUCKETS][];
    private final int[] sizes = new int[BUCKETS];
    private final Census census;
    private boolean anyTextCancels;
    private final EnumBits<Event> inHands = new EnumBits<>();
    private int handsVersion = -1;
    private int textVersion = -1;
    private int version = -1;
    private int moment;
    private boolean still;
    private byte cancelable;
    private List<LastingText> lastings = List.of();

    /** What is in force in a game now. */
    public static Standing of(GameState game) {
        Standing standing = (Standing) game.derived();
        if (standing == null) {
            standing = new Standing(game.inPlay(), game.table().count());
            game.derived(standing);
        }
        if (!standing.isCurrent(game.table())) {
            standing.refresh(game);
        }
        return standing;
    }

    private Standing(InPlay inPlay, int cards) {
        this.inPlay = inPlay;
        canceledTexts = new byte[cards];
        census = new Census(cards);
    }

    /** Whether nothing about the table has changed since everything was last brought up to date. */
    private boolean isCurrent(Table table) {
        return version == table.version();
    }

    /**
     * Brings everything up to date with the table; the list of what lasts is a new one when it
     * changed.
     */
    @SuppressWarnings("ReferenceEquality")
    private void refresh(GameState game) {
        var table = game.table();
        version = table.version();
        if (textVersion == table.textVersion() && lastings == game.lastings() && !anyTextCancels) {
            moment += still ? 0 : 1;
            return;
        }
        moment++;
        still = false;
        cancelable = NOTHING;
        textVersion = table.textVersion();
        lastings = game.lastings();
        inPlay = game.inPlay();
        Arrays.fill(sizes, 0);
        findTextCancels(game);
        for (int i = 0; i < inPlay.count(); i++) {
            int card = inPlay.card(i);
            if (table.has(card, SILENT)) {
                continue;
            }
            if (inPlay.active(i) && canceledTexts[card] != WHOLE_TEXT && speaks(game, card)) {
                for (TextInForce text : TextsInForce.of(game, card)) {
                    if (!textCanceled(card, text.context().player())) {
                        sort(text);
                    }
                }
            } else if (inPlay.active(i) && table.definition(card).has(Icon.MAINTENANCE)) {
                // maintenance is due for an unpiloted ship, too, and without game text
                for (TextInForce text : TextsInForce.of(game, card)) {
                    if (text.part() instanceof CardAction action && action.withoutText()) {
                        sort(text);
                    }
                }
            } else if (turnedDown(table, card)) {
                for (TextInForce text : TextsInForce.of(game, card)) {
                    if (text.part() instanceof CardAction action && action.whileFaceDown()) {
                        sort(text);
                    }
                }
            }
        }
        for (LastingText lasting : lastings) {
            if (Lastings.inForce(game, lasting)) {
                sort(text(game, lasting));
            }
        }
        copyTexts(game);
        still = !anyTextCancels && !inPlay.anyTests() && lookStill();
    }

    /** A text in force for a while. */
    static TextInForce text(GameState game, LastingText lasting) {
        return new TextInForce(
                Catalog.of(game).lasting(lasting.id()).orElseThrow(), lasting.context());
    }

    /** Whether every text that gives ability, icons or skills looks only at how the cards lie. */
    private boolean lookStill() {
        int ability = bucket(FIGURES, Figure.ABILITY);
        // what changes a card's ability may meet with immunity
        return allStill(ability)
                && (sizes[ability] == 0 || allStill(PROTECTIONS))
                && allStill(bucket(FIGURES, Figure.FORCE_ICONS))
                && allStill(GRANTS);
    }

    private boolean allStill(int bucket) {
        for (int i = 0; i < sizes[bucket]; i++) {
            if (!buckets[bucket][i].part().still()) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether the condition of a text in force holds. What looks only at how the cards lie is
     * remembered until that changes.
     */
    private boolean holds(GameState game, int bucket, int index) {
        TextInForce text = buckets[bucket][index];
        Check when = text.part().when();
        if (!still || !when.still()) {
            return when.holds(game, text.context());
        }
        byte[] found = known[bucket];
        if (found[index] == NOTHING) {
            found[index] = when.holds(game, text.context()) ? HOLDS : HOLDS_NOT;
        }
        return found[index] == HOLDS;
    }

    /** What cards have copied from others speaks as their own text does. */
    private void copyTexts(GameState game) {
        for (int i = 0; i < sizes[COPIES]; i++) {
            TextInForce copy = buckets[COPIES][i];
            int copier = copy.context().it();
            for (TextInForce text : Copying.textsInForce(game, copy)) {
                sort(text);
            }
            boolean first = true;
            for (int k = 0; k < i; k++) {
                first &= buckets[COPIES][k].context().it() != copier;
            }
            if (first) {
                Copying.copiedActions(game, copier).forEach(this::sort);
            }
        }
    }

    /** Inactive for no other reason than lying face down. */
    private boolean turnedDown(Table table, int card) {
        int host = table.host(card);
        return (table.flags(card) & Flag.INACTIVE) == Flag.FACE_DOWN
                && (host == Table.NOBODY || inPlay.isActive(host));
    }

    /** Texts that cancel other texts come first, in the order of the cards on the table. */
    private void findTextCancels(GameState game) {
        Arrays.fill(canceledTexts, (byte) 0);
        anyTextCancels = false;
        for (int i = 0; i < inPlay.count(); i++) {
            int card = inPlay.card(i);
            if (inPlay.active(i)
                    && !game.table().has(card, SILENT)
                    && CardTexts.of(game, card).mayCancelTexts()) {
                for (TextInForce text : TextsInForce.of(game, card)) {
                    if (!textCanceled(card, text.context().player())) {
                        cancelTexts(game, text);
                    }
                }
            }
        }
        for (LastingText lasting : lastings) {
            if (Lastings.inForce(game, lasting)) {
                cancelTexts(game, text(game, lasting));
            }
        }
    }

    private void cancelTexts(GameState game, TextInForce text) {
        if (text.part() instanceof Text.Copy) {
            // it may end, or be without text itself, with every change of the table
            anyTextCancels = true;
            for (TextInForce copied : Copying.textsInForce(game, text)) {
                cancelTexts(game, copied);
            }
            return;
        }
        if (!(text.part() instanceof Text.Canceling says)
                || says.kind() != Text.Canceling.Kind.WITHOUT_TEXT) {
            return;
        }
        anyTextCancels = true;
        if (!says.when().holds(game, text.context())) {
            return;
        }
        for (int i = 0; i < inPlay.count(); i++) {
            if (inPlay.active(i) && says.of().fits(game, text.context(), inPlay.card(i))) {
                canceledTexts[inPlay.card(i)] |= textsOf(game, says, text, inPlay.card(i));
            }
        }
    }

    /** Which texts of a card are meant: of a location perhaps only one player's. */
    private static byte textsOf(GameState game, Text.Canceling says, TextInForce text, int card) {
        Side player = Players.resolve(says.whose(), text.context());
        return player == null || !game.table().definition(card).isLocation()
                ? WHOLE_TEXT
                : textOf(player);
    }

    /** Ships and vehicles, and the weapons and devices on them, speak only while piloted. */
    private static boolean speaks(GameState game, int card) {
        var table = game.table();
        var definition = table.definition(card);
        if (table.has(card, Flag.BLOWN_AWAY | Flag.COLLAPSED)) {
            return false;
        }
        int vessel = card;
        if (definition.is(CardType.WEAPON) || definition.is(CardType.DEVICE)) {
            vessel = table.role(card) == Role.ON ? table.host(card) : Table.NOBODY;
        }
        return vessel == Table.NOBODY
                || !table.definition(vessel).isVessel()
                || Piloting.piloted(game, vessel);
    }

    private void sort(TextInForce text) {
        switch (text.part()) {
            case Text.FigureChange m -> add(bucket(FIGURES, m.figure()), text);
            case Text.Ruling r -> add(bucketOf(r.kind(), r.deed()), text);
            case Text.Immunity i -> add(IMMUNITIES, text);
            case Text.Protection p -> add(PROTECTIONS, text);
            case Text.GrantedFeature g -> add(GRANTS, text);
            case Text.Canceling b -> add(CANCELS, text);
            case Text.Copy c -> add(COPIES, text);
            case Text.StateTrigger s -> add(STATE_TRIGGERS, text);
            case CardAction d -> {
                switch (d.moment()) {
                    case When.InPhases p -> add(PHASE_ACTIONS, text);
                    case When.InBattle b -> add(BATTLE_ACTIONS, text);
                    case When.Just j ->
                            add(bucket(d.automatic() ? TRIGGERS : RESPONSES, j.event()), text);
                }
            }
        }
    }

    private static int bucketOf(Text.Ruling.Kind kind, Deed deed) {
        int first =
                switch (kind) {
                    case FORBIDS -> FORBIDS;
                    case ALLOWS -> ALLOWS;
                    case TOLL -> TOLLS;
                };
        return bucket(first, deed);
    }

    /** One of the buckets that stand side by side from the first, a constant each. */
    @SuppressWarnings("EnumOrdinal")
    private static int bucket(int first, Enum<?> constant) {
        return first + constant.ordinal();
    }

    private void add(int bucket, TextInForce text) {
        TextInForce[] texts = buckets[bucket];
        if (texts == null) {
            texts = new TextInForce[8];
            buckets[bucket] = texts;
            known[bucket] = new byte[8];
        } else if (sizes[bucket] == texts.length) {
            texts = Arrays.copyOf(texts, texts.length * 2);
            buckets[bucket] = texts;
            known[bucket] = Arrays.copyOf(known[bucket], texts.length);
        }
        known[bucket][sizes[bucket]] = NOTHING;
        texts[sizes[bucket]++] = text;
    }

    // ---- cards

    public int cardsInPlay() {
        return inPlay.count();
    }

    /** How many creatures are in play. */
    public int creatures() {
        return inPlay.creatures();
    }

    public int cardInPlay(int index) {
        return inPlay.card(index);
    }

    public boolean active(int index) {
        return inPlay.active(index);
    }

    public boolean isActive(int card) {
        return inPlay.isActive(card);
    }

    /** Whether there is a Jedi Test on the table. */
    public boolean anyTests() {
        return inPlay.anyTests();
    }

    /** Whether there is a Utinni Effect on the table. */
    public boolean anyUtinniEffects() {
        return inPlay.anyUtinniEffects();
    }

    private static byte textOf(Side player) {
        return player == Side.DARK ? DARK_TEXT : LIGHT_TEXT;
    }

    /** Whether all of a card's text is canceled: of a location that of both players. */
    public boolean textCanceled(int card) {
        return canceledTexts[card] == WHOLE_TEXT;
    }

    /** Whether the text a card has for this player is canceled. */
    public boolean textCanceled(int card, Side player) {
        return (canceledTexts[card] & textOf(player)) != 0;
    }

    /** Whether a card in anybody's hand could come in answer to this. */
    public boolean handsAnswer(GameState game, Event event) {
        var table = game.table();
        if (handsVersion != table.handsVersion()) {
            handsVersion = table.handsVersion();
            inHands.clear();
            addAnswersInHand(game, Side.DARK);
            addAnswersInHand(game, Side.LIGHT);
        }
        return inHands.has(event);
    }

    private void addAnswersInHand(GameState game, Side player) {
        var table = game.table();
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            CardTexts.of(game, card).addAnswered(inHands);
        }
    }

    public Census presence(GameState game) {
        census.take(game, moment);
        return census;
    }

    /** An icon the card has printed or was given. */
    public boolean hasIcon(GameState game, int card, Icon icon) {
        if (game.table().has(card, Flag.BLOWN_AWAY)) {
            return icon == Icon.EXTERIOR && game.table().definition(card).is(Subtype.SITE);
        }
        if (game.table().definition(card).has(icon)) {
            return true;
        }
        for (int i = 0; i < sizes[GRANTS]; i++) {
            TextInForce text = buckets[GRANTS][i];
            if (text.part() instanceof Text.GrantedFeature granted
                    && granted.icon().isPresent()
                    && granted.icon().get() == icon
                    && granted.when().holds(game, text.context())
                    && granted.to().fits(game, text.context(), card)) {
                return true;
            }
        }
        return false;
    }

    /** A characteristic the card has printed or was given. */
    public boolean hasTrait(GameState game, int card, Trait trait) {
        if (game.table().definition(card).has(trait)) {
            return !game.table().has(card, Flag.BLOWN_AWAY);
        }
        for (int i = 0; i < sizes[GRANTS]; i++) {
            TextInForce text = buckets[GRANTS][i];
            if (text.part() instanceof Text.GrantedFeature granted
                    && granted.trait().isPresent()
                    && granted.trait().get() == trait
                    && granted.when().holds(game, text.context())
                    && granted.to().fits(game, text.context(), card)) {
                return true;
            }
        }
        return false;
    }

    // ---- texts in force

    public int mods(Figure figure) {
        return sizes[bucket(FIGURES, figure)];
    }

    public TextInForce mod(Figure figure, int index) {
        return buckets[bucket(FIGURES, figure)][index];
    }

    public int forbids(Deed deed) {
        return sizes[bucket(FORBIDS, deed)];
    }

    public TextInForce forbid(Deed deed, int index) {
        return buckets[bucket(FORBIDS, deed)][index];
    }

    public int allows(Deed deed) {
        return sizes[bucket(ALLOWS, deed)];
    }

    public TextInForce allow(Deed deed, int index) {
        return buckets[bucket(ALLOWS, deed)][index];
    }

    public int tolls(Deed deed) {
        return sizes[bucket(TOLLS, deed)];
    }

    public TextInForce toll(Deed deed, int index) {
        return buckets[bucket(TOLLS, deed)][index];
    }

    /** Whether the condition of something forbidden, allowed or taxed holds. */
    public boolean rulingHolds(GameState game, Text.Ruling.Kind kind, Deed deed, int index) {
        return holds(game, bucketOf(kind, deed), index);
    }

    public int immunities() {
        return sizes[IMMUNITIES];
    }

    public TextInForce immunity(int index) {
        return buckets[IMMUNITIES][index];
    }

    public int protections() {
        return sizes[PROTECTIONS];
    }

    public TextInForce protection(int index) {
        return buckets[PROTECTIONS][index];
    }

    public int cancels() {
        return sizes[CANCELS];
    }

    public TextInForce cancel(int index) {
        return buckets[CANCELS][index];
    }

    public boolean cancelHolds(GameState game, int index) {
        return holds(game, CANCELS, index);
    }

    /** Whether a card is on the table that a text cancels or suspends, if its condition holds. */
    public boolean anyToCancel(GameState game) {
        if (sizes[CANCELS] == 0) {
            return false;
        }
        if (!still) {
            return true;
        }
        if (cancelable == NOTHING) {
            cancelable = findsToCancel(game) ? HOLDS : HOLDS_NOT;
        }
        return cancelable == HOLDS;
    }

    private boolean findsToCancel(GameState game) {
        for (int i = 0; i < sizes[CANCELS]; i++) {
            TextInForce text = buckets[CANCELS][i];
            var says = (Text.Canceling) text.part();
            for (int k = 0; k < inPlay.count(); k++) {
                if (says.ofAtMost().fits(game, text.context(), inPlay.card(k))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a card on the table is suspended. */
    public boolean anySuspended() {
        return inPlay.anySuspended();
    }

    public int copies() {
        return sizes[COPIES];
    }

    public TextInForce copy(int index) {
        return buckets[COPIES][index];
    }

    public int stateTriggers() {
        return sizes[STATE_TRIGGERS];
    }

    public TextInForce stateTrigger(int index) {
        return buckets[STATE_TRIGGERS][index];
    }

    public boolean stateTriggerHolds(GameState game, int index) {
        return holds(game, STATE_TRIGGERS, index);
    }

    public int phaseActions() {
        return sizes[PHASE_ACTIONS];
    }

    public TextInForce phaseAction(int index) {
        return buckets[PHASE_ACTIONS][index];
    }

    public int battleActions() {
        return sizes[BATTLE_ACTIONS];
    }

    public TextInForce battleAction(int index) {
        return buckets[BATTLE_ACTIONS][index];
    }

    public int responses(Event event) {
        return sizes[bucket(RESPONSES, event)];
    }

    public TextInForce response(Event event, int index) {
        return buckets[bucket(RESPONSES, event)][index];
    }

    public int triggers(Event event) {
        return sizes[bucket(TRIGGERS, event)];
    }

    public TextInForce trigger(Event event, int index) {
        return buckets[bucket(TRIGGERS, event)][index];
    }
}
