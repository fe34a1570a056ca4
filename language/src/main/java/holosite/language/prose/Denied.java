package holosite.language.prose;

/** Something that must not be true of a card. */
record Denied(NounPhrase what) implements Complement {

    @Override
    public String after(Prose p, Agreement noun) {
        return new Predicate(what, p).toldNot(noun);
    }

    @Override
    public Link link(Prose p) {
        return what.complements.size() == 1 && what.complements.getFirst().link(p) == Link.WHERE
                ? Link.WHERE
                : Link.NONE;
    }

    @Override
    public String clause(Prose p, Mention subject, boolean holds) {
        return what.clause(p, subject, !holds);
    }
}
